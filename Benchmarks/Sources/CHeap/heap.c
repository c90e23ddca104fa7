#include <stdlib.h>
#include "heap.h"

#ifdef __GLIBC__
#include <malloc.h>
long heap_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}
#else
long heap_bytes_in_use(void) { return -1; }
#endif

#include "allocations.h"

#include <stdlib.h>

#ifdef __GLIBC__
// A program's own functions come before those of the C library, for every library it loads: these count and hand on.
#include <errno.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

// Of one thread, and at a fixed place in its memory, so that reading them asks for none.
static _Thread_local long times __attribute__((tls_model("initial-exec")));
static _Thread_local long bytes __attribute__((tls_model("initial-exec")));

long allocations_made(void) { return times; }
long bytes_allocated(void) { return bytes; }

static void count(size_t size) {
  times++;
  bytes += (long)size;
}

void *malloc(size_t size) {
  count(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count(number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count(size);
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count(size);
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment == 0 || alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *made = memalign(alignment, size);
  if (made == NULL) return ENOMEM;
  *block = made;
  return 0;
}
#else
long allocations_made(void) { return -1; }
long bytes_allocated(void) { return -1; }
#endif

/// Bytes that the heap holds; -1 where that cannot be asked.
long heap_bytes_in_use(void);

/// How often the calling thread has asked for memory since it began; -1 where that cannot be counted.
long allocations_made(void);

/// How many bytes it asked for in all; -1 where that cannot be counted.
long bytes_allocated(void);

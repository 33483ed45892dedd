/**
 * Node's flags that keep the server's memory small: the size of each thread's young generation, in
 * MiB. Flags that can be set at run time are set in `server/memory.ts`.
 */
export const serverFlags = ['--max-semi-space-size=3'];

/**
 * Settings of glibc, which other C libraries ignore: few arenas, and memory that is no longer used is
 * given back, which for pieces of 16 KiB or more, such as pages, is at once. Values that are set
 * already stay.
 */
export const serverEnv = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '16384',
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '131072',
};

import { availableParallelism } from 'node:os';

/**
 * V8's own number of threads that collect garbage and compile beside those that run the program.
 */
const V8_THREADS = 4;

/** So few that they leave a processor to the program: they would take turns with it otherwise. */
const helpers = Math.min(V8_THREADS, Math.max(1, availableParallelism() - 1));

/**
 * Node's flags for the server: the size of each thread's young generation, in MiB, and the number
 * of V8's helping threads. Flags that can be set at run time are set in `server/memory.ts`.
 */
export const serverFlags = ['--max-semi-space-size=3', `--v8-pool-size=${helpers}`];

/**
 * Settings of glibc, which other C libraries ignore: few arenas, and memory that is no longer used
 * is given back, which for pieces of 16 KiB or more, such as pages, is at once. Values that are set
 * already stay.
 */
export const serverEnv = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '16384',
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '131072',
};

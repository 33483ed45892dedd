/**
 * How Node keeps the server's memory small: each of its threads has this much room, in MiB, for what
 * is soon gone. What can be told while it runs, the server tells (`server/memory.ts`).
 */
export const serverFlags = ['--max-semi-space-size=8'];

/** Of the C library that comes with most Linux systems; others pay no heed to them. A name that is set stays. */
export const serverEnv = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '131072',
};

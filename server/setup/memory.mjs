/**
 * How Node keeps the server's memory small. Left alone, it would rather let the heap grow to several
 * times what is in it than tidy up; and each of its threads would keep what it once needed. Measured
 * in README, "How fast it is".
 */
export const serverFlags = ['--max-semi-space-size=8'];

/** Of the C library that comes with most Linux systems; others pay no heed to them. A name that is set stays. */
export const serverEnv = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '131072',
};

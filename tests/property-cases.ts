import fc from 'fast-check';

/**
 * What property-based tests are tried with: `npm test` takes the same cases each time, so that it
 * judges the change and not the dice; `PROPERTY_RUNS` (the torture's `properties`) takes that many
 * new ones.
 */
const runs = Number(process.env.PROPERTY_RUNS);
fc.configureGlobal(runs ? { numRuns: runs } : { seed: 20_261_120 });

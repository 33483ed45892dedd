import { parseArgs } from 'node:util';

/** What one run of the benchmark measures. */
export type Options = {
  /** How many posts the site has, one column of the table for each. */
  sizes: number[];
  /** Saves measured at each size. */
  rounds: number;
  /** Whether the static site generators are timed too. */
  peers: boolean;
};

const FEWEST_ROUNDS = 4;

function wholeNumber(text: string, least: number, option: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least) return value;
  throw new Error(`--${option} takes whole numbers from ${least} up, not "${text}".`);
}

/**
 * Takes the words of the command line: `--sizes 100,1000`, `--rounds 60`, `--no-peers`.
 * Throws an error fit to show a person for a value it cannot use.
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      sizes: { type: 'string', default: '100,1000,10000' },
      rounds: { type: 'string', default: '60' },
      peers: { type: 'boolean', default: true },
    },
  });
  return {
    sizes: values.sizes.split(',').map((text) => wholeNumber(text, 1, 'sizes')),
    rounds: wholeNumber(values.rounds, FEWEST_ROUNDS, 'rounds'),
    peers: values.peers,
  };
}

import { isDeepStrictEqual, parseArgs } from 'node:util';

/** The rows of the report, in the order of measuring. */
export const rowKeys = [
  'render',
  'publish',
  'api',
  'serve',
  'change',
  'memory',
  'start',
  'weight',
  'browser',
  'kinds',
  'search',
  'reading',
] as const;

export type RowKey = (typeof rowKeys)[number];

/** What one run of the benchmark measures. */
export type Options = {
  /** How many posts the site has; the tables have a column for each number. */
  sizes: number[];
  /** Saves measured at each size. */
  rounds: number;
  /** Whether other programs are measured beside the server. */
  peers: boolean;
  /** The rows that are measured. */
  only: readonly RowKey[];
  /** Shorter loads and less work, to try things out. */
  quick: boolean;
};

const FEWEST_ROUNDS = 4;

function wholeNumber(text: string, least: number, option: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least) return value;
  throw new Error(`--${option} takes whole numbers from ${least} up, not "${text}".`);
}

function rowKey(text: string): RowKey {
  const key = rowKeys.find((one) => one === text);
  if (key) return key;
  throw new Error(`--only takes some of ${rowKeys.join(',')}, not "${text}".`);
}

/** Whether a run makes the whole report: every row at every size, with peers, at full length. */
export const isWhole = (options: Options): boolean => isDeepStrictEqual(options, readOptions([]));

/**
 * Reads the command line: `--sizes 100,1000`, `--rounds 60`, `--only serve,api`, `--no-peers`,
 * `--quick`. Throws an error fit to show a person for a value it cannot use.
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      sizes: { type: 'string', default: '100,1000,10000' },
      rounds: { type: 'string' },
      peers: { type: 'boolean', default: true },
      only: { type: 'string', default: rowKeys.join(',') },
      quick: { type: 'boolean', default: false },
    },
  });
  const rounds = values.rounds ?? (values.quick ? '8' : '60');
  return {
    sizes: values.sizes.split(',').map((text) => wholeNumber(text, 1, 'sizes')),
    rounds: wholeNumber(rounds, FEWEST_ROUNDS, 'rounds'),
    peers: values.peers,
    only: values.only.split(',').map(rowKey),
    quick: values.quick,
  };
}

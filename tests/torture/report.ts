/** One line of the table: a promise, what was measured of it, and of the control beside it. */
export type Row = {
  /** The point of the list of promises in SECURITY.md. */
  promise: string;
  /** What was done how often. */
  done: string;
  figure: string;
  /** The same without our defence, where silence would look like success. */
  control?: string;
  kept: boolean;
};

/** What a scenario is run with. */
export type Size = 'short' | 'long';

/** `minutes` bounds what is repeated thousands of times, where whoever runs it has no more. */
export type Scenario = (size: Size, minutes: number) => Promise<Row[]>;

/** A row that could not be measured here, and why. */
export const skipped = (promise: string, why: string): Row => ({
  promise,
  done: 'skipped',
  figure: why,
  kept: true,
});

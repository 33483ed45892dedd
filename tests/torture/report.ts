/** One line of the table: a promise, what was measured of it, and of the control beside it. */
export type Row = {
  /** The point of the list of promises in SECURITY.md. */
  promise: string;
  /** What was done how often. */
  done: string;
  figure: string;
  /** The same without our defence, where silence would look like success. */
  control?: string;
  /** Null where it could not be tried here. */
  kept: boolean | null;
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
  kept: null,
});

const counted = (rows: readonly Row[], kept: Row['kept']) =>
  rows.filter((row) => row.kept === kept).length;

/** What became of all promises, in a line; `broken` is how many were. */
export function summary(rows: readonly Row[]): { broken: number; text: string } {
  const broken = counted(rows, false);
  const told = `${counted(rows, true)} kept, ${broken} broken, ${counted(rows, null)} skipped`;
  return { broken, text: `Of ${rows.length} promises: ${told}.` };
}

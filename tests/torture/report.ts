/** One line of the table: a promise, its measurements, and those of the control. */
export type Row = {
  /** The promise, as listed in SECURITY.md. */
  promise: string;
  /** What was done, and how often. */
  done: string;
  figure: string;
  /** The same without our defence, when silence would look like success. */
  control?: string;
  /** Null when it could not be tried here. */
  kept: boolean | null;
};

/** The settings of a scenario. */
export type Size = 'short' | 'long';

/** `minutes` limits what is repeated thousands of times, for those who have no more time. */
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

/** The result for all promises in one line; `broken` is how many were broken. */
export function summary(rows: readonly Row[]): { broken: number; text: string } {
  const broken = counted(rows, false);
  const told = `${counted(rows, true)} kept, ${broken} broken, ${counted(rows, null)} skipped`;
  return { broken, text: `Of ${rows.length} promises: ${told}.` };
}

import { type MonthSpan, monthNumber } from './durations.ts';

/** A bar to draw: its name, the id to link to, and its months. */
export type Task = { id: string; name: string; span: MonthSpan; isCurrent: boolean };

/** On which side of a bar its name goes if the bar is too short for it. */
export type NameSide = 'after' | 'before';

/** A bar on the programme; its ends are fractions of the width, 0 to 1. */
export type Bar = Omit<Task, 'span'> & {
  /** Its letter, like a drawing's revisions: the earliest is A. */
  mark: string;
  from: number;
  to: number;
  /** Whether the name fits into the bar, on a wide and on a narrow screen. */
  fits: { wide: boolean; narrow: boolean };
  side: NameSide;
};

export type YearMark = { year: string; at: number };

export type Programme = { years: YearMark[]; bars: Bar[]; now: number; span: string };

/** The smallest widths of wide and narrow screens, in pixels, for which names are placed. */
const screen = { wide: 1090, narrow: 300 };
/** About the width of a name in a bar; where it needs more, it takes a second line. */
const namePixels = (name: string) => name.length * 6.2 + 34;
const mostMarks = 14;
const inShare = (value: number) => Math.round(value * 10_000) / 10_000;

/** Drawings leave out I and O, because they look like digits. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The letter of the nth revision, from 0: A to Z, then AA, AB … */
export const revisionMark = (index: number): string =>
  (index < letters.length ? '' : revisionMark(Math.floor(index / letters.length) - 1)) +
  letters[index % letters.length];

function barOf({ span, ...task }: Task, index: number, first: number, months: number): Bar {
  const from = inShare((span.from - first) / months);
  const to = inShare((span.to - first) / months);
  const fitsIn = (width: number) => (to - from) * width >= namePixels(task.name);
  const fits = { wide: fitsIn(screen.wide), narrow: fitsIn(screen.narrow) };
  return {
    ...task,
    mark: revisionMark(index),
    from,
    to,
    fits,
    side: 1 - to >= from ? 'after' : 'before',
  };
}

function yearMarks(firstYear: number, years: number): YearMark[] {
  const step = Math.ceil(years / mostMarks);
  return Array.from({ length: Math.ceil(years / step) }, (_, index) => ({
    year: String(firstYear + index * step),
    at: inShare((index * step) / years),
  }));
}

/**
 * A construction programme: bars to scale over whole years, earliest first, from the year of the
 * first start to the end of this year or of the last bar's, whichever is later.
 *
 * @param today the current month, `YYYY-MM`; 'Now' is at its end.
 */
export function programmeOf(tasks: readonly Task[], today: string): Programme {
  const now = monthNumber(today) + 1;
  const firstYear = Math.floor(Math.min(...tasks.map(({ span }) => span.from), now - 1) / 12);
  const lastYear = Math.ceil(Math.max(...tasks.map(({ span }) => span.to), now) / 12);
  const [first, months] = [firstYear * 12, (lastYear - firstYear) * 12];
  const inOrder = tasks.toSorted((a, b) => a.span.from - b.span.from || a.span.to - b.span.to);
  return {
    years: yearMarks(firstYear, lastYear - firstYear),
    bars: inOrder.map((task, index) => barOf(task, index, first, months)),
    now: inShare((now - first) / months),
    span: `${firstYear} to ${lastYear - 1}`,
  };
}

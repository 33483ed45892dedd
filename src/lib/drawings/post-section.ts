import { nounAfter } from '../../entities/count-label.ts';
import { between, createRandom, type Random, seedFrom } from './random.ts';
import { type DrawingOptions, svgElement, type ViewBox } from './svg.ts';

export type SectionOptions = DrawingOptions & {
  /** The section being read, counted from 0: its storey gets a level marker. */
  at?: number;
};

type Storey = { left: number; right: number; top: number; bottom: number };

/** More storeys than this are too thin to tell apart: neighbours then share one. */
const mostStoreys = 20;
const lowest = 6;
const sideMargin = 18;
const narrowest = 30;
const width = 120;
const ground = 74;
const viewBox: ViewBox = [0, 0, width, 84];
const aboveRoof = 12;

const tenths = (value: number) => Math.round(value * 10) / 10;
const wordsIn = (count: number) => (count > 0 ? Math.min(count, 1e6) : 0);
const tallestOf = (values: readonly number[]) => values.indexOf(Math.max(...values));

const fewWords = 50;

/** Rounds a word count, so that adding or removing single words rarely changes a drawing. */
export const drawnWords = (words: number): number =>
  words < fewWords ? words : Math.round(words / 10) * 10;

/** Storey heights by length, none too low to see; a building of one or two storeys stays low. */
function heightsFor(words: readonly number[], sky: number): number[] {
  const room = sky * Math.min(1, 0.4 + 0.2 * words.length);
  const least = Math.min(lowest, room / words.length);
  const total = words.reduce((sum, count) => sum + count, 0);
  const spare = room - least * words.length;
  return words.map((count) => least + spare * (total > 0 ? count / total : 1 / words.length));
}

const maybeStep = (random: Random) => (random() > 0.45 ? between(random, 3, 13) : 0);

function stack(heights: readonly number[], random: Random): Storey[] {
  let left = sideMargin + between(random, 0, 8);
  let right = width - sideMargin - between(random, 0, 8);
  let bottom = ground;
  return heights.map((height): Storey => {
    const storey = { left, right, bottom, top: bottom - height };
    const [next, nextRight] = [left + maybeStep(random), right - maybeStep(random)];
    if (nextRight - next >= narrowest) [left, right] = [next, nextRight];
    bottom = storey.top;
    return storey;
  });
}

const outline = ({ left, right, top, bottom }: Storey) =>
  `M${tenths(left)} ${tenths(bottom)}V${tenths(top)}H${tenths(right)}V${tenths(bottom)}Z`;

function partitions({ left, right, top, bottom }: Storey, random: Random): string {
  const rooms = Math.floor(between(random, 2, 5));
  return Array.from({ length: rooms - 1 }, (_, index) => {
    const share = (index + 1) / rooms + between(random, -0.05, 0.05);
    return `M${tenths(left + (right - left) * share)} ${tenths(top)}V${tenths(bottom)}`;
  }).join('');
}

const levelMarker = ({ left, top, bottom }: Storey) =>
  `<path class="fs at" d="M${tenths(left - 10)} ${tenths((top + bottom) / 2 - 4)}l7 4-7 4z"/>`;

/** A building without storeys is drawn as a void: a crossed rectangle. */
const crossedVoid = `M30 ${ground}V44H90V${ground}L30 44M30 ${ground}L90 44`;

const path = (className: string, data: string) =>
  data && `<path class="${className}" d="${data}"/>`;

function textFor(headings: number, counts: readonly number[], marked: number | undefined): string {
  if (headings === 0) return 'Building section: a ground line, nothing is built yet';
  const storeys = `${counts.length} ${nounAfter(counts.length, 'storey')}`;
  const shown =
    headings === counts.length
      ? `${storeys}, one per heading`
      : `${headings} headings in ${storeys}`;
  const tallest = `the tallest, number ${tallestOf(counts) + 1} from the ground, is red`;
  const isRead = marked !== undefined && marked in counts;
  const reader = isRead ? `; the reader is at number ${marked + 1}` : '';
  return `Building section: ${shown}; ${tallest}${reader}`;
}

/** Adds up neighbouring sections, so that no more than `mostStoreys` remain. */
function folded(words: readonly number[], perStorey: number): number[] {
  const count = Math.ceil(words.length / perStorey);
  return Array.from({ length: count }, (_, index) =>
    words.slice(index * perStorey, (index + 1) * perStorey).reduce((sum, value) => sum + value, 0),
  );
}

function draw(counts: readonly number[], marked: number | undefined): string {
  const random = createRandom(seedFrom(counts.join()));
  const storeys = stack(heightsFor(counts, ground - aboveRoof), random);
  const tallest = storeys[tallestOf(counts)];
  const others = storeys.filter((storey) => storey !== tallest);
  const reader = marked === undefined ? undefined : storeys[marked];
  const walls = storeys.map((storey) => partitions(storey, random)).join('');
  return [
    path('grd', `M0 ${ground}H${width}`),
    path('f', others.map(outline).join('')),
    path('fs', tallest ? outline(tallest) : ''),
    path('w', tallest ? walls : crossedVoid),
    reader ? levelMarker(reader) : '',
  ].join('');
}

/**
 * A post as a building section, an SVG string: one storey per heading from the ground up, as high
 * as its section is long, the tallest in red.
 *
 * @param sectionWordCounts the words under each heading, in reading order
 */
export function postSection(
  sectionWordCounts: readonly number[],
  options: SectionOptions = {},
): string {
  const { at } = options;
  const words = sectionWordCounts.map(wordsIn);
  const perStorey = Math.ceil(words.length / mostStoreys) || 1;
  const marked = at === undefined ? undefined : Math.floor(at / perStorey);
  const counts = folded(words, perStorey);
  const label = textFor(words.length, counts, marked);
  const drawing = { className: 'sec', viewBox, label, body: draw(counts, marked) };
  return svgElement(drawing, options);
}

import { rgbColour } from '../projects/colours.ts';

/** The ten text colours of the description (spec 3 §2). */
export const textColours = [
  ['Ink', '#14171d'],
  ['Grey', '#61666f'],
  ['Vermilion', '#c82700'],
  ['Crimson', '#b10d43'],
  ['Ochre', '#865901'],
  ['Olive', '#56680f'],
  ['Green', '#006c4d'],
  ['Teal', '#00697a'],
  ['Blue', '#2257a8'],
  ['Violet', '#6b3fa0'],
] as const;

/** The eight highlights of the description (spec 3 §2): light enough for every text colour. */
export const highlights = [
  ['Yellow', '#fff3b0'],
  ['Orange', '#ffe3c7'],
  ['Red', '#ffe0da'],
  ['Pink', '#fde0ec'],
  ['Violet', '#ece4fa'],
  ['Blue', '#dcebfb'],
  ['Teal', '#d9f1f1'],
  ['Green', '#dff3dd'],
] as const;

const dropped = /^(background|text-shadow|box-shadow|font)/i;
const isOurHighlight = (colour: string) =>
  highlights.some(([, value]) => value === hexOf(colour.trim()));

/** Normalises a colour, because browsers return it in their own notation. */
const hexOf = (colour: string): string => rgbColour(colour) ?? colour.toLowerCase();

const keptStyles = (style: string) =>
  style
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !dropped.test(one))
    .join('; ');

const styleAttribute = /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const mark = /<mark\b([^>]*)>([\s\S]*?)<\/mark\s*>/gi;
const ours = /style\s*=\s*["']\s*background-color:\s*([^;"']+);?\s*["']/i;

/** Keeps a mark in a palette colour, in one notation; replaces any other with its content. */
function cleanMark(_: string, attributes: string, content: string): string {
  const colour = ours.exec(attributes)?.[1] ?? '';
  if (!isOurHighlight(colour)) return content;
  return `<mark data-colour="${hexOf(colour.trim())}">${content}</mark>`;
}

/**
 * Removes the background, shadow and font styles and the highlight marks that pasted text brings
 * (spec 3 §5). Highlights in the palette's colours stay, because they were chosen here.
 */
export const cleanDescription = (html: string): string =>
  html
    .replace(mark, cleanMark)
    .replace(styleAttribute, (_, double: string = '', single: string = '') => {
      const kept = keptStyles(double || single);
      return kept === '' ? '' : ` style="${kept}"`;
    })
    .replace(/<mark data-colour="(#[\da-f]{6})">/g, '<mark style="background-color: $1">');

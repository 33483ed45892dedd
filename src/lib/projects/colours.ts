import { hexColour } from '../../entities/hex-colour.ts';

/** Eight greys, then eight hues from dark to light. */
const colours = [
  ...['#14171d', '#2f333a', '#454951', '#61666f', '#82868e', '#a3a7ae', '#c3c8cf', '#dadde0'],
  ...['#7a1700', '#6b4500', '#3f5300', '#00563d', '#005566', '#004a8f', '#4b2f93', '#7c1d5c'],
  ...['#a82000', '#865901', '#547000', '#006c4d', '#006d84', '#0060b5', '#6340b8', '#9c2875'],
  ...['#d83008', '#b37a12', '#739512', '#12906a', '#0f8fab', '#1f7fdb', '#8160d6', '#c23f94'],
  ...['#ff6a42', '#e8be62', '#a5c749', '#5fcca1', '#55c3dc', '#63adf7', '#ab93f0', '#e77fc0'],
];

const greys = ['Ink', 'Charcoal', 'Graphite', 'Grey', 'Mid grey', 'Light grey', 'Silver', 'Mist'];
const hues = ['vermilion', 'ochre', 'olive', 'green', 'teal', 'blue', 'violet', 'plum'];
const names = [
  ...greys,
  ...['Dark', 'Medium', 'Bright', 'Light'].flatMap((tone) => hues.map((hue) => `${tone} ${hue}`)),
];

/** The 40 swatches for text colour (spec 2 §2), each with a spoken name. */
export const swatches = colours.map((colour, at) => ({ colour, name: `${names[at]}, ${colour}` }));

/** A colour typed as #RGB or #RRGGBB, as #rrggbb; null for anything else (spec 2 §5). */
export function fullHexColour(typed: string): string | null {
  const colour = hexColour(typed);
  return colour?.length === 4 ? colour.replace(/[\da-f]/g, '$&$&') : colour;
}

/** A colour given as `rgb()`, its values 0 to 255, as #rrggbb; null for anything else. */
export function rgbColour(text: string): string | null {
  const [, ...parts] = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/i.exec(text) ?? [];
  if (parts.length !== 3 || parts.some((part) => Number(part) > 255)) return null;
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

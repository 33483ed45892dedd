import { localFonts } from './local-fonts.mjs';
import { siteFonts } from './site-fonts.mjs';

const sheets = new Map([
  ['virtual:site-fonts.css', siteFonts],
  ['virtual:local-fonts.css', localFonts],
]);

const nameOf = (/** @type {string} */ id) => id.replace(/\?.*/, '');

/** Lets pages import the styles made here: `virtual:site-fonts.css` and `virtual:local-fonts.css`. */
export const fontStyles = {
  name: 'font-styles',
  resolveId: (/** @type {string} */ id) => (sheets.has(nameOf(id)) ? id : undefined),
  load: (/** @type {string} */ id) => sheets.get(nameOf(id)),
};

import { fileURLToPath } from 'node:url';
import { localFonts } from './local-fonts.mjs';
import { siteFonts } from './site-fonts.mjs';

const here = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));

const rules = new Map([
  [here('./site-fonts.css'), siteFonts],
  [here('./local-fonts.css'), localFonts],
]);

/** Adds the rules of the fonts to their two style sheets, which are files for others to import. */
export const fontStyles = {
  name: 'font-styles',
  enforce: /** @type {const} */ ('pre'),
  transform: (/** @type {string} */ code, /** @type {string} */ id) => {
    const added = rules.get(id.replace(/\?.*/, ''));
    return added && code + added;
  },
};

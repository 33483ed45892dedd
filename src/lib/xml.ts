import { escapeUTF8 } from 'entities';

/** Most texts, and all addresses and moments, need nothing: ten thousand posts have many. */
const PLAIN = /^[\w\-.:/ ]*$/;

/** Text made fit for XML: its five characters escaped, what XML cannot hold left out. */
export const xmlText = (text: string): string =>
  PLAIN.test(text)
    ? text
    : escapeUTF8(text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, ''));

/** A text as an element of its own. */
export const xmlElement = (name: string, text: string): string =>
  `<${name}>${xmlText(text)}</${name}>`;

/** What every XML file begins with. */
export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

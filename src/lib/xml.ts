import { escapeUTF8 } from 'entities';

/** Text that needs no escaping: a fast path, because ten thousand posts have many such texts. */
const PLAIN = /^[\w\-.:/ ]*$/;

/** Escapes text for XML and drops the characters that XML cannot contain. */
export const xmlText = (text: string): string =>
  PLAIN.test(text)
    ? text
    : escapeUTF8(text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, ''));

/** An element that contains a text. */
export const xmlElement = (name: string, text: string): string =>
  `<${name}>${xmlText(text)}</${name}>`;

/** The first line of every XML file. */
export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

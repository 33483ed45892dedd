import type { RichTextKind } from '../../entities/entity.ts';

/** What a kind of rich text may contain. Everything else is dropped, but its text stays. */
export type AllowList = {
  tags: readonly string[];
  styles: readonly string[];
  images: boolean;
  /** Whether every link opens in a new tab, rather than only those that leave the site. */
  allLinksLeave: boolean;
};

const inline = ['b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'sub', 'sup', 'span', 'a', 'br'];
const blocks = ['p', 'div', 'ul', 'ol', 'li', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const tables = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'];
const media = ['figure', 'figcaption', 'img', 'hr'];
const code = ['code', 'pre', 'kbd', 'samp', 'mark'];

/** Colour, background colour, font size, weight, style and decoration (spec 1 §5). */
const wideStyles = [
  'color',
  'background-color',
  'font-size',
  'font-weight',
  'font-style',
  'text-decoration',
  'text-align',
];

/** An allow-list per kind of text: About (spec 1 §5), cards, articles, education (spec 3 §5). */
export const allowLists: Readonly<Record<RichTextKind, AllowList>> = {
  prose: {
    tags: ['p', 'ul', 'ol', 'li', 'br', 'strong', 'em', 'b', 'i', 'a'],
    styles: [],
    images: false,
    allLinksLeave: true,
  },
  card: {
    tags: [...inline, ...blocks, 'code'],
    styles: wideStyles,
    images: false,
    allLinksLeave: false,
  },
  article: {
    tags: [...inline, ...blocks, ...tables, ...media, ...code],
    styles: wideStyles,
    images: true,
    allLinksLeave: false,
  },
  details: {
    tags: [
      'b',
      'strong',
      'i',
      'em',
      'u',
      'ul',
      'ol',
      'li',
      'br',
      'p',
      'span',
      'div',
      'blockquote',
      'code',
      'mark',
      'a',
    ],
    styles: ['color', 'background-color'],
    images: false,
    allLinksLeave: true,
  },
};

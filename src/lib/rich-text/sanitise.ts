import sanitizeHtml from 'sanitize-html';
import type { RichTextKind } from '../../entities/entity.ts';
import { type AllowList, allowLists } from './allow-lists.ts';
import {
  attributesOf,
  cellAttributes,
  imageAttributes,
  languageClass,
  linkAttributes,
  safeStyleValue,
} from './attributes.ts';
import { wordsApart } from './words-apart.ts';

const stylesOf = (list: AllowList) => ({
  '*': Object.fromEntries(list.styles.map((style) => [style, [safeStyleValue]])),
});

const link =
  (list: AllowList): sanitizeHtml.Transformer =>
  (tagName, attribs) => ({ tagName, attribs: linkAttributes(list, attribs) });

const image: sanitizeHtml.Transformer = (tagName, attribs) => ({
  tagName,
  attribs: imageAttributes(attribs),
});

const cell: sanitizeHtml.Transformer = (tagName, attribs) => ({
  tagName,
  attribs: cellAttributes(attribs),
});

/** Whether to unwrap a link that leads nowhere, so that its words stay. */
const unwrapped = ({ tag, attribs }: sanitizeHtml.IFrame) =>
  tag === 'a' && !attribs.href ? 'excludeTag' : false;

/**
 * Turns an old editor's `<font color>` into a span with a style, if the list allows spans. Renaming
 * to a tag that is then dropped would leave a closing tag that ends a later element.
 */
function font(list: AllowList): sanitizeHtml.Transformer {
  return (tagName, { color }) => {
    if (!list.tags.includes('span')) return { tagName, attribs: {} };
    const attribs: sanitizeHtml.Attributes = color ? { style: `color:${color}` } : {};
    return { tagName: 'span', attribs };
  };
}

const optionsOf = (list: AllowList): sanitizeHtml.IOptions => ({
  allowedTags: [...list.tags],
  allowedAttributes: attributesOf(list),
  allowedClasses: { code: [languageClass] },
  allowedStyles: stylesOf(list),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: { a: link(list), img: image, font: font(list), th: cell, td: cell },
  exclusiveFilter: unwrapped,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'iframe',
    'svg',
    'math',
  ],
  nestingLimit: 60,
});

const options = Object.fromEntries(
  Object.entries(allowLists).map(([kind, list]) => [kind, optionsOf(list)]),
) as Record<RichTextKind, sanitizeHtml.IOptions>;

const DEEPEST = 1_000;
const anyTag = /<(\/?)([a-z][a-z0-9-]*)/gi;
/** Tags that need no closing tag and so do not count for depth. */
const endless = /^(p|li|d[dt]|t[dhr]|thead|tbody|tfoot|option|br|hr|img|input|wbr|col|source)$/i;

/** Whether tags nest deeper than any person writes, because parsing that takes quadratic time. */
function isTooDeep(markup: string): boolean {
  if (markup.length < 3 * DEEPEST) return false;
  let depth = 0;
  for (const [, end, name = ''] of markup.matchAll(anyTag)) {
    if (!endless.test(name)) depth = Math.max(0, depth + (end ? -1 : 1));
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** Markup cleaned once, and whether a tag was dropped on the way. */
function cleaned(kind: RichTextKind, markup: string) {
  let opened = 0;
  const onOpenTag = () => {
    opened += 1;
  };
  const html = sanitizeHtml(markup, { ...options[kind], onOpenTag });
  return { html, dropped: (html.match(/<[a-z]/g)?.length ?? 0) < opened };
}

/** What editors make of a text that was cleared. */
const emptyParagraphs = /^\s*(?:<p>\s*<\/p>\s*)+$/;

/**
 * Reduces markup to the allow-list of its kind, so that it is safe to put into a page. Markup a
 * thousand tags deep is reduced to its text. Cleaning the result again changes nothing: a dropped
 * tag can leave a link directly inside a link, which only a second reading takes apart. Of empty
 * paragraphs alone nothing stays.
 */
export function sanitise(kind: RichTextKind, markup: string): string {
  const text = isTooDeep(markup) ? markup.replace(/<[^<>]*>?/g, ' ') : wordsApart(kind, markup);
  const { html, dropped } = cleaned(kind, text);
  const clean = dropped ? cleaned(kind, html).html : html;
  return emptyParagraphs.test(clean) ? '' : clean;
}

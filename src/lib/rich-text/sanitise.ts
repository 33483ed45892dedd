import sanitizeHtml from 'sanitize-html';
import type { RichTextKind } from '../../entities/entity.ts';
import { type AllowList, allowLists } from './allow-lists.ts';
import {
  attributesOf,
  imageAttributes,
  languageClass,
  linkAttributes,
  safeStyleValue,
} from './attributes.ts';

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

/** A link that leads nowhere is unwrapped: its words stay. */
const unwrapped = ({ tag, attribs }: sanitizeHtml.IFrame) =>
  tag === 'a' && !attribs.href ? 'excludeTag' : false;

/**
 * Text set in `<font color>` by old editors keeps its colour as a style, where a span may stand: a
 * tag renamed into one that is then dropped would leave its new name to close a later tag.
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
  transformTags: { a: link(list), img: image, font: font(list) },
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
/** Tags that need no end, and so say nothing of depth. */
const endless = /^(p|li|d[dt]|t[dhr]|thead|tbody|tfoot|option|br|hr|img|input|wbr|col|source)$/i;

/** Whether tags stand in each other as no person writes them: reading such costs the square. */
function isTooDeep(markup: string): boolean {
  if (markup.length < 3 * DEEPEST) return false;
  let depth = 0;
  for (const [, end, name = ''] of markup.matchAll(anyTag)) {
    if (!endless.test(name)) depth = Math.max(0, depth + (end ? -1 : 1));
    if (depth > DEEPEST) return true;
  }
  return false;
}

/**
 * Holds markup to the allow-list of its kind: what comes out may be put into a page as it is.
 * Of markup a thousand tags deep only the words stay.
 */
export const sanitise = (kind: RichTextKind, markup: string): string =>
  sanitizeHtml(isTooDeep(markup) ? markup.replace(/<[^<>]*>?/g, ' ') : markup, options[kind]);

import sanitizeHtml from 'sanitize-html';
import type { RichTextKind } from '../../entities/entity.ts';
import { type AllowList, allowLists } from './allow-lists.ts';

const safeStyleValue = [/^[\w\s#%.,()-]{1,60}$/];
const pixels = /^\d{1,4}$/;

const attributes = (list: AllowList): sanitizeHtml.IOptions['allowedAttributes'] => ({
  '*': list.styles.length > 0 ? ['style'] : [],
  a: ['href', 'target', 'rel', 'title'],
  img: list.images ? ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'] : [],
  code: ['class'],
  ol: ['start', 'reversed'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
});

const stylesOf = (list: AllowList) => ({
  '*': Object.fromEntries(list.styles.map((style) => [style, safeStyleValue])),
});

const leavesSite = (href: string) => /^https?:\/\//i.test(href);
const isAddress = (href: string) => /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#|\?)/i.test(href);

function link(list: AllowList): sanitizeHtml.Transformer {
  return (_tag, { href, title }) => {
    if (!href || !isAddress(href)) return { tagName: 'a', attribs: {} };
    const leaving = list.allLinksLeave || leavesSite(href);
    const attribs: sanitizeHtml.Attributes = { href };
    if (title) attribs.title = title;
    if (leaving) Object.assign(attribs, { target: '_blank', rel: 'noopener noreferrer' });
    return { tagName: 'a', attribs };
  };
}

const image: sanitizeHtml.Transformer = (tagName, { width, height, ...attribs }) => ({
  tagName,
  attribs: {
    ...attribs,
    ...(width && pixels.test(width) && { width }),
    ...(height && pixels.test(height) && { height }),
    alt: attribs.alt ?? '',
    loading: 'lazy',
    decoding: 'async',
  },
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
  allowedAttributes: attributes(list),
  allowedClasses: { code: ['language-*'] },
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

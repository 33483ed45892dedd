import { isLocalPath } from '../../entities/local-path.ts';
import type { AllowList } from './allow-lists.ts';

/** The attributes allowed by tag; those of `*` are allowed on every tag. */
export const attributesOf = (list: AllowList): Record<string, string[]> => ({
  '*': list.styles.length > 0 ? ['style'] : [],
  a: ['href', 'target', 'rel', 'title'],
  img: list.images ? ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'] : [],
  code: ['class'],
  ol: ['start', 'reversed'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
});

/** Safe values of a style. */
export const safeStyleValue = /^[\w\s#%.,()-]{1,60}$/;

/** The only allowed classes: they name the language of code. */
export const languageClass = /^language-\S+$/;

/** The language named by such classes; empty if none is. */
export const languageIn = (classes: string): string =>
  /language-([\w+#-]+)/.exec(classes)?.[1] ?? '';

type Attributes = Readonly<Record<string, string>>;

const leavesSite = (href: string) => /^https?:\/\//i.test(href);
const isAddress = (href: string) =>
  /^(https?:\/\/|mailto:|tel:|#|\?)/i.test(href) || isLocalPath(href);

/** A link's attributes, including how it opens; none if it has no valid address. */
export function linkAttributes(
  list: AllowList,
  { href, title }: Attributes,
): Record<string, string> {
  if (!href || !isAddress(href)) return {};
  const leaving = list.allLinksLeave || leavesSite(href);
  return {
    href,
    ...(title && { title }),
    ...(leaving && { target: '_blank', rel: 'noopener noreferrer' }),
  };
}

const pixels = /^\d{1,4}$/;

/** An image's attributes: its size only in pixels, always an `alt`, and lazy loading. */
export const imageAttributes = ({
  width,
  height,
  ...attributes
}: Attributes): Record<string, string> => ({
  ...attributes,
  ...(width && pixels.test(width) && { width }),
  ...(height && pixels.test(height) && { height }),
  alt: attributes.alt ?? '',
  loading: 'lazy',
  decoding: 'async',
});

const alignment = /^(left|center|right)$/i;

/** A table cell's attributes: an alignment that Markdown wrote as an attribute becomes a style. */
export function cellAttributes({ align, ...attributes }: Attributes): Record<string, string> {
  if (!align || !alignment.test(align)) return attributes;
  const styles = [`text-align:${align.toLowerCase()}`, attributes.style].filter(Boolean);
  return { ...attributes, style: styles.join(';') };
}

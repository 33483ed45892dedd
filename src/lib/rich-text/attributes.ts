import type { AllowList } from './allow-lists.ts';

/** The attributes a list lets its tags have, by tag; those of `*` every tag may have. */
export const attributesOf = (list: AllowList): Record<string, string[]> => ({
  '*': list.styles.length > 0 ? ['style'] : [],
  a: ['href', 'target', 'rel', 'title'],
  img: list.images ? ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'] : [],
  code: ['class'],
  ol: ['start', 'reversed'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
});

/** What a style may be set to. */
export const safeStyleValue = /^[\w\s#%.,()-]{1,60}$/;

/** The only classes there are: they tell the language of code. */
export const languageClass = /^language-\S+$/;

/** The language such classes tell; empty for none. */
export const languageIn = (classes: string): string =>
  /language-([\w+#-]+)/.exec(classes)?.[1] ?? '';

type Attributes = Readonly<Record<string, string>>;

const leavesSite = (href: string) => /^https?:\/\//i.test(href);
const isAddress = (href: string) => /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#|\?)/i.test(href);

/** What a link keeps of its attributes, and how it opens; nothing where it leads nowhere. */
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

/** What an image keeps of its attributes: a size in pixels alone; it always has words, and waits. */
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

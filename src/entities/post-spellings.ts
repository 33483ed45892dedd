import type { Spellings } from './spelling.ts';

/** Other names of a post's fields, the preferred first (spec 2 §3). */
export const postSpellings = {
  formerSlugs: ['former_slugs'],
  body: ['content', 'bodyHtml', 'body_html', 'html', 'markdown', 'text', 'excerpt'],
  color: ['meta.color'],
  theme: ['meta.theme'],
  coverImageUrl: ['cover_image_url'],
  createdAt: ['created_at', 'publishedAt', 'published_at'],
  updatedAt: ['updated_at'],
  publishedAt: ['published_at'],
} satisfies Spellings;

/** Other names of its theme's fields. */
export const themeSpellings = {
  fontFamily: ['font_family'],
  basePx: ['base_px'],
  headingScale: ['heading_scale'],
} satisfies Spellings;

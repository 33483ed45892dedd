import type { Spellings } from './spelling.ts';

/** The other names under which a post's fields come, the preferred first (spec 2 §3). */
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

/** The same of its theme's. */
export const themeSpellings = {
  fontFamily: ['font_family'],
  basePx: ['base_px'],
  headingScale: ['heading_scale'],
} satisfies Spellings;

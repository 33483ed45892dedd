import type { Post } from '../../entities/post.ts';
import { postDefaults } from '../../entities/post-defaults.ts';
import { toSlug } from '../../entities/slug.ts';
import { toMarkup } from '../post-body/markdown.ts';
import { same } from '../same.ts';
import { typedTags, withTags } from '../tag-list.ts';
import { cleanHtml } from './clean-html.ts';
import { bodyExcerpt } from './excerpt.ts';
import { accentColour } from './palettes.ts';
import { sizeOf } from './sizes.ts';

/** A post in the editor; sizes are text, so that a half-typed number can stay. */
export type Story = {
  title: string;
  slug: string;
  body: string;
  tags: string[];
  color: string;
  fontFamily: string;
  basePx: string;
  headingScale: string;
  coverImageUrl: string | null;
  excerpt: string;
};

type Written = Pick<Post, 'title' | 'slug' | 'body' | 'tags' | 'color' | 'theme' | 'coverImageUrl'>;

const { theme, editorColor, title: untitled } = postDefaults;

/** The fonts a post can be set in; the first means the site's own. */
export const fontFamilies: readonly string[] = [
  theme.fontFamily,
  'Source Serif Pro',
  'Literata',
  'Crimson Text',
  'Open Sans',
  'Serif',
  'System',
  'Monospace',
];

export const emptyStory: Story = {
  title: '',
  slug: '',
  body: '',
  tags: [],
  color: editorColor,
  fontFamily: theme.fontFamily,
  basePx: String(theme.basePx),
  headingScale: String(theme.headingScale),
  coverImageUrl: null,
  excerpt: '',
};

/** A stored post, or a device's copy of one, as the editor shows it. */
export const storyOf = ({ theme: own, ...post }: Written & { excerpt?: string }): Story => ({
  title: post.title,
  slug: post.slug,
  body: post.body,
  tags: [...post.tags],
  color: post.color,
  fontFamily: own.fontFamily,
  basePx: String(own.basePx),
  headingScale: String(own.headingScale),
  coverImageUrl: post.coverImageUrl,
  excerpt: post.excerpt ?? '',
});

/** The theme in a story's fields; a size out of range becomes 16 or 1.15 (spec 2 §5). */
export const themeOf = ({ fontFamily, basePx, headingScale }: Story): Post['theme'] => ({
  fontFamily: fontFamily.trim() || theme.fontFamily,
  basePx: sizeOf('basePx', basePx),
  headingScale: sizeOf('headingScale', headingScale),
});

const fields = Object.keys(emptyStory).filter((name) => name !== 'excerpt') as (keyof Story)[];

/** Whether two versions are the same, leaving out the excerpt, which follows the body. */
export const sameStory = (a: Story, b: Story): boolean =>
  fields.every((name) => same(a[name], b[name]));

/** The part of a story that is kept on the device. */
export const writtenOf = (story: Story): Written => ({
  title: story.title,
  slug: story.slug,
  body: story.body,
  tags: story.tags,
  color: story.color,
  theme: themeOf(story),
  coverImageUrl: story.coverImageUrl,
});

/** A body for storing: HTML is cleaned, Markdown stays as written (spec 2 §5). */
const storedBody = (body: string) => {
  const markup = toMarkup(body);
  return markup === body ? cleanHtml(body) : body;
};

/**
 * The payload for publishing (spec 2 §7). An empty title becomes 'Untitled'; a changed body gets a
 * new excerpt. The body is sent under both names, because each version of the API reads one of
 * them.
 *
 * @param base the stored story, if it was published before.
 */
export function payloadOf(story: Story, base: Story | null, now: string) {
  const title = story.title.trim() || untitled;
  const content = storedBody(story.body);
  const untouched = base !== null && base.body === story.body && base.excerpt !== '';
  const [color, look] = [accentColour(story.color), themeOf(story)];
  return {
    title,
    slug: toSlug(story.slug) || toSlug(title),
    excerpt: untouched ? base.excerpt : bodyExcerpt(toMarkup(content)),
    coverImageUrl: story.coverImageUrl,
    tags: withTags([], story.tags.flatMap(typedTags)),
    status: 'published' as const,
    publishedAt: now,
    bodyHtml: cleanHtml(toMarkup(content)),
    content,
    color,
    theme: look,
    meta: { color, theme: look },
  };
}

import type { Post } from '../../entities/post.ts';
import { postDefaults, toSlug } from '../../entities/post.ts';
import { toMarkup } from '../post-body/markdown.ts';
import { typedTags, withTags } from '../tag-list.ts';
import { cleanHtml } from './clean-html.ts';
import { bodyExcerpt } from './excerpt.ts';
import { accentColour } from './palettes.ts';
import { sizeOf } from './sizes.ts';

/** A post as the editor holds it: sizes as typed, so that a number can be on its way. */
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

/** The faces a post can be set in; the first stands for the site's own. */
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

/** A stored post, or a copy of one on the device, as the editor shows it. */
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

/** The theme a story's fields stand for; what is out of range is 16 and 1.15 (spec 2 §5). */
export const themeOf = ({ fontFamily, basePx, headingScale }: Story): Post['theme'] => ({
  fontFamily: fontFamily.trim() || theme.fontFamily,
  basePx: sizeOf('basePx', basePx),
  headingScale: sizeOf('headingScale', headingScale),
});

const fields = Object.keys(emptyStory).filter((name) => name !== 'excerpt') as (keyof Story)[];

/** Whether two versions say the same; an excerpt follows its body. */
export const sameStory = (a: Story, b: Story): boolean =>
  fields.every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]));

/** Whether nothing has been written yet. */
export const isEmptyStory = (story: Story): boolean => sameStory(story, emptyStory);

/** What is kept of a story on the device. */
export const writtenOf = (story: Story): Written => ({
  title: story.title,
  slug: story.slug,
  body: story.body,
  tags: story.tags,
  color: story.color,
  theme: themeOf(story),
  coverImageUrl: story.coverImageUrl,
});

/** A body as it is stored: markup is cleaned, Markdown stays as it was written (spec 2 §5). */
const storedBody = (body: string) => {
  const markup = toMarkup(body);
  return markup === body ? cleanHtml(body) : body;
};

/**
 * What publishing sends (spec 2 §7): an empty title is 'Untitled', the excerpt is made from a body
 * that was changed. The body goes under both names, of which every generation of the API reads one.
 *
 * @param base the story as it is stored, for one that was published before.
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

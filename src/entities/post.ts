import * as v from 'valibot';
import { imageAddress } from './address-fields.ts';
import { moment } from './date-fields.ts';
import { entitySchema } from './entity.ts';
import { choice, markup, number, text, textList, textListOf } from './fields.ts';
import { hexColour } from './hex-colour.ts';
import { postDefaults, postLimits, postSizes } from './post-defaults.ts';
import { postSpellings, themeSpellings } from './post-spellings.ts';
import { toSlug } from './slug.ts';

const postStatuses = ['published', 'draft'] as const;

/** How many of a post's former slugs still lead to it: the newest. */
const FORMER_SLUGS_MAX = 500;

/**
 * A post's former slugs after it takes another one, the newest first; the new slug is not among
 * them. Each still leads to the post, as long as there are no more than a post keeps.
 */
export const formerSlugs = (before: Pick<Post, 'slug' | 'formerSlugs'>, slug: string): string[] =>
  [...new Set([before.slug, ...before.formerSlugs])].filter((one) => one && one !== slug);

const asColor = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'string' && hexColour(value)) || postDefaults.color),
    v.string(),
  ),
  postDefaults.color,
);

const between = ({ min, max }: { min: number; max: number }, fallback: number) =>
  v.pipe(
    number(fallback),
    v.transform((value) => (value >= min && value <= max ? value : fallback)),
  );

const { fontFamily, basePx, headingScale } = postDefaults.theme;

const themeSchema = entitySchema(
  {
    fontFamily: v.pipe(
      text(80),
      v.transform((value) => value || fontFamily),
    ),
    basePx: between(postSizes.basePx, basePx),
    headingScale: between(postSizes.headingScale, headingScale),
  },
  themeSpellings,
);

/** A post. Without a slug it gets one from its title; the store makes it unique. */
export const postSchema = entitySchema(
  {
    slug: v.pipe(text(400), v.transform(toSlug)),
    formerSlugs: v.pipe(
      textListOf(FORMER_SLUGS_MAX),
      v.transform((slugs) => slugs.map(toSlug).filter((slug) => slug !== '')),
    ),
    title: v.pipe(
      text(postLimits.title),
      v.transform((title) => title || postDefaults.title),
    ),
    body: markup(1_000_000),
    tags: textList(),
    color: asColor,
    theme: v.optional(
      v.pipe(
        v.nullable(v.unknown()),
        v.transform((value) => value ?? {}),
        themeSchema,
      ),
      () => ({}),
    ),
    coverImageUrl: imageAddress(),
    excerpt: text(1_000),
    status: choice('status', postStatuses, 'published'),
    createdAt: moment(),
    updatedAt: moment(),
    publishedAt: moment(),
  },
  postSpellings,
);

export type Post = v.InferOutput<typeof postSchema>;

/** A heading of a post's body and the number of words under it. */
export type PostSection = { id: string; text: string; level: number; words: number };

type PostDerived = { id: string; minutes: number; words: number; sections: PostSection[] };

/** A post in a list: the first words of its body instead of all of it. */
export type PostSummary = Omit<Post, 'body'> & PostDerived & { preview: string };

/** A post for its own page: also the body as sanitized, highlighted HTML. */
export type PostView = Post & PostDerived & { html: string };

/** One page of a list of posts; `minutes` is the reading time of all found, if asked for. */
export type PostPage<Item = PostSummary> = {
  items: Item[];
  page: number;
  pageSize: number;
  total: number;
  minutes?: number;
};

/** What the sitemap needs of a published post. */
export type PostIndexItem = Pick<
  Post,
  'slug' | 'formerSlugs' | 'title' | 'updatedAt' | 'publishedAt'
>;

/** The preview of a draft: its body as the reader will show it. */
export type PostPreview = Pick<PostView, 'html' | 'sections' | 'words' | 'minutes'>;

/** Defaults and limits for the pages of a list (spec 1 §9). */
export const postPaging = { page: 1, pageSize: 10, maxPageSize: 200 } as const;

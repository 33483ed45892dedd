import type { PostView } from '../entities/post.ts';
import type { Profile } from '../entities/profile.ts';
import { postPath } from './routes.ts';

/** What a page tells search engines of itself, in the words of schema.org; what is not known is left out. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Describes a page by its owner's profile; `siteUrl` is the public address, where one is set. */
export type Describe = (profile: Profile, siteUrl?: string) => StructuredData | undefined;

const context = { '@context': 'https://schema.org' };

/** A whole address of a page or a picture; undefined where the site's own is needed and not set. */
export const wholeAddress = (address: string | null | undefined, siteUrl?: string) =>
  address && (siteUrl || /^https?:/.test(address)) ? new URL(address, siteUrl).href : undefined;

const personOf: Describe = ({ fullName, headline, avatarUrl, socials }, siteUrl) => ({
  '@type': 'Person',
  name: fullName,
  jobTitle: headline || undefined,
  image: wholeAddress(avatarUrl, siteUrl),
  url: siteUrl,
  sameAs: [socials.linkedin, socials.github, socials.facebook].filter(Boolean),
});

/** A page about the owner; of one without a name there is nothing to tell. */
export const profilePage: Describe = (profile, siteUrl) =>
  profile.fullName
    ? { ...context, '@type': 'ProfilePage', mainEntity: personOf(profile, siteUrl) }
    : undefined;

/** A post, by whoever owns the site. */
export const blogPosting =
  (post: PostView): Describe =>
  ({ fullName }, siteUrl) => ({
    ...context,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt || undefined,
    image: wholeAddress(post.coverImageUrl, siteUrl),
    url: wholeAddress(postPath(post.slug), siteUrl),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    keywords: post.tags,
    wordCount: post.words,
    author: fullName ? { '@type': 'Person', name: fullName, url: siteUrl } : undefined,
  });

/** Structured data as the text of a script element: nothing in it can end the element. */
export const dataText = (data: StructuredData): string =>
  JSON.stringify(data).replace(/</g, '\\u003c');

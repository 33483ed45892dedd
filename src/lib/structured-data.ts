import type { PostView } from '../entities/post.ts';
import type { Profile } from '../entities/profile.ts';
import { postPath } from './routes.ts';

/** A page's schema.org data for search engines; unknown properties are left out. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Describes a page by its owner's profile; `siteUrl` is the public address, if set. */
export type Describe = (profile: Profile, siteUrl?: string) => StructuredData | undefined;

const context = { '@context': 'https://schema.org' };

/**
 * An absolute address on the web; undefined if that needs the site's own address and none is set,
 * or if there is none, as of a picture that is inline.
 */
export function wholeAddress(address: string | null | undefined, siteUrl?: string) {
  if (!address || !URL.canParse(address, siteUrl)) return undefined;
  const { protocol, href } = new URL(address, siteUrl);
  return /^https?:$/.test(protocol) ? href : undefined;
}

const personOf: Describe = ({ fullName, headline, avatarUrl, socials }, siteUrl) => ({
  '@type': 'Person',
  name: fullName,
  jobTitle: headline || undefined,
  image: wholeAddress(avatarUrl, siteUrl),
  url: siteUrl,
  sameAs: [socials.linkedin, socials.github, socials.facebook].filter(Boolean),
});

/** A page about the owner; undefined for an owner without a name. */
export const profilePage: Describe = (profile, siteUrl) =>
  profile.fullName
    ? { ...context, '@type': 'ProfilePage', mainEntity: personOf(profile, siteUrl) }
    : undefined;

/** A post, with the site's owner as its author and the picture it is shared with. */
export const blogPosting =
  (post: PostView, picture?: string | null): Describe =>
  ({ fullName }, siteUrl) => ({
    ...context,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt || undefined,
    image: wholeAddress(picture, siteUrl),
    url: wholeAddress(postPath(post.slug), siteUrl),
    datePublished: post.publishedAt ?? undefined,
    dateModified: post.updatedAt ?? undefined,
    keywords: post.tags,
    wordCount: post.words,
    author: fullName ? { '@type': 'Person', name: fullName, url: siteUrl } : undefined,
  });

/** Structured data as the text of a script element, escaped so that it cannot end the element. */
export const dataText = (data: StructuredData): string =>
  JSON.stringify(data).replace(/</g, '\\u003c');

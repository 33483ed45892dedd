import type { PostIndexItem } from '../entities/post.ts';
import { navigation, postPath, sitemapPartPaths } from './routes.ts';
import { xmlElement as element, xmlHead as head } from './xml.ts';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The sitemap index: the addresses of its parts, for this many posts. */
export function sitemap(siteUrl: string, posts: number): string {
  const parts = sitemapPartPaths(posts).map(
    (path) => `<sitemap>${element('loc', `${siteUrl}${path}`)}</sitemap>`,
  );
  return `${head}<sitemapindex ${namespace}>${parts.join('')}</sitemapindex>\n`;
}

const place = (address: string, changed?: string | null) =>
  `<url>${element('loc', address)}${changed ? element('lastmod', changed) : ''}</url>`;

/** A part of the sitemap: these posts, and in the first part every page of the navigation. */
export function sitemapPart(
  siteUrl: string,
  part: number,
  posts: readonly PostIndexItem[],
): string {
  const pages = part === 1 ? navigation.map(({ href }) => place(`${siteUrl}${href}`)) : [];
  const all = posts.map(({ slug, updatedAt, publishedAt }) =>
    place(`${siteUrl}${postPath(slug)}`, updatedAt ?? publishedAt),
  );
  return `${head}<urlset ${namespace}>${[...pages, ...all].join('')}</urlset>\n`;
}

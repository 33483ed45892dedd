import type { PostIndexItem } from '../entities/post.ts';
import { navigation, postPath, sitemapPartPaths, sitemapPath } from './routes.ts';
import { xmlElement as element, xmlHead as head } from './xml.ts';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** In place of a sitemap, whose addresses must be whole, on a site that does not know its own. */
export const noSitemap = 'There is no sitemap without the address of the site (SITE_URL).\n';

/** The text of robots.txt: search engines may read everything, first of all the sitemap. */
export const robotsText = (siteUrl?: string): string =>
  `User-agent: *\nAllow: /\n${siteUrl ? `\nSitemap: ${siteUrl}${sitemapPath}\n` : ''}`;

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

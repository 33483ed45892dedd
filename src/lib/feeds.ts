import type { PostIndexItem, PostSummary } from '../entities/post.ts';
import { feedPath, navigation, postPath } from './routes.ts';

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Most texts, and all addresses and moments, need nothing: ten thousand posts have many. */
const PLAIN = /^[\w\-.:/ ]*$/;

/** Text made fit for XML: its five characters escaped, what XML cannot hold left out. */
export const xmlText = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .toWellFormed()
        .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
        .replace(/[&<>"']/g, (character) => references[character] ?? '');

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

export type Feed = {
  title: string;
  description: string;
  /** The site's public address, without a trailing slash. */
  siteUrl: string;
  posts: readonly PostSummary[];
};

function item(post: PostSummary, siteUrl: string): string {
  const address = `${siteUrl}${postPath(post.slug)}`;
  const moment = post.publishedAt ?? post.createdAt;
  return [
    '<item>',
    element('title', post.title),
    element('link', address),
    `<guid isPermaLink="false">${xmlText(post.id)}</guid>`,
    moment ? element('pubDate', new Date(moment).toUTCString()) : '',
    element('description', post.excerpt),
    ...post.tags.map((tag) => element('category', tag)),
    '</item>',
  ].join('');
}

/** The newest posts as RSS 2.0. */
export function rssFeed({ title, description, siteUrl, posts }: Feed): string {
  const self = `${siteUrl}${feedPath}`;
  return [
    `${head}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>`,
    element('title', title),
    element('link', `${siteUrl}/`),
    element('description', description),
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(post, siteUrl)),
    '</channel></rss>\n',
  ].join('');
}

const place = (address: string, changed?: string | null) =>
  `<url>${element('loc', address)}${changed ? element('lastmod', changed) : ''}</url>`;

/** Every page a visitor can read, as a sitemap. */
export function sitemap(siteUrl: string, posts: readonly PostIndexItem[]): string {
  return [
    `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...navigation.map(({ href }) => place(`${siteUrl}${href}`)),
    ...posts.map(({ slug, updatedAt, publishedAt }) =>
      place(`${siteUrl}${postPath(slug)}`, updatedAt ?? publishedAt),
    ),
    '</urlset>\n',
  ].join('');
}

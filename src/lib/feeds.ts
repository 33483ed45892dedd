import type { PostBrief } from '../entities/post-brief.ts';
import { postMoment } from '../entities/post-moment.ts';
import { feedPath, postPath } from './routes.ts';
import { xmlElement as element, xmlHead as head, xmlText } from './xml.ts';

export type Feed = {
  title: string;
  description: string;
  /** The site's public address, without a trailing slash. */
  siteUrl: string;
  posts: readonly PostBrief[];
};

function item(post: PostBrief, siteUrl: string): string {
  const address = `${siteUrl}${postPath(post.slug)}`;
  const moment = postMoment(post);
  return [
    '<item>',
    element('title', post.title),
    element('link', address),
    `<guid isPermaLink="false">${xmlText(post.id)}</guid>`,
    moment ? element('pubDate', new Date(moment).toUTCString()) : '',
    // Readers take a description for HTML (RSS 2.0), so text in it is escaped twice.
    element('description', xmlText(post.excerpt)),
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

import { describe, expect, it } from 'vitest';
import type { PostIndexItem } from '../entities/post.ts';
import { robotsText, sitemap, sitemapPart } from './sitemap.ts';

const siteUrl = 'https://robin.test';
const post: PostIndexItem = {
  slug: 'two-promises',
  formerSlugs: [],
  title: 'Two promises',
  publishedAt: '2026-10-14T09:30:00.000Z',
  updatedAt: '2026-10-15T09:30:00.000Z',
};

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

describe('sitemap.xml', () => {
  it.each([
    [0, 1],
    [200, 1],
    [201, 2],
    [10_000, 50],
  ])('names the parts for %i posts', (posts, parts) => {
    const map = sitemap(siteUrl, posts);
    expect(count(map, /<sitemap>/g)).toBe(parts);
    expect(map).toContain(`<loc>https://robin.test/sitemap/${parts}.xml</loc>`);
  });
});

describe('robots.txt', () => {
  it('announces the sitemap on a site that knows its address', () => {
    expect(robotsText(siteUrl)).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://robin.test/sitemap.xml\n',
    );
    expect(robotsText()).toBe('User-agent: *\nAllow: /\n');
  });
});

describe('a part of it', () => {
  it('lists every page of the navigation and every post', () => {
    const map = sitemapPart(siteUrl, 1, [post]);
    expect(count(map, /<url>/g)).toBe(9);
    expect(map).toContain('<loc>https://robin.test/about</loc>');
    expect(map).toContain('<loc>https://robin.test/blog/two-promises</loc>');
    expect(map).toContain('<lastmod>2026-10-15T09:30:00.000Z</lastmod>');
  });

  it('lists only posts after the first', () => {
    expect(count(sitemapPart(siteUrl, 2, [post]), /<url>/g)).toBe(1);
  });
});

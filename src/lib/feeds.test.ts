import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { PostSummary } from '../entities/post.ts';
import { rssFeed, sitemap, xmlText } from './feeds.ts';

const post = {
  id: 'c0ffee',
  slug: 'two-promises',
  title: 'Beams & <ducts>',
  excerpt: 'He said "no".',
  tags: ['R&D'],
  createdAt: '2026-10-01T00:00:00.000Z',
  publishedAt: '2026-10-14T09:30:00.000Z',
  updatedAt: '2026-10-15T09:30:00.000Z',
} as PostSummary;
const site = { title: 'Robin', description: 'Models', siteUrl: 'https://robin.test' };

describe('rss.xml', () => {
  const feed = rssFeed({ ...site, posts: [post] });

  it('tells each post with its address, day and words', () => {
    expect(feed).toContain('<link>https://robin.test/blog/two-promises</link>');
    expect(feed).toContain('<pubDate>Wed, 14 Oct 2026 09:30:00 GMT</pubDate>');
    expect(feed).toContain('<title>Beams &amp; &lt;ducts&gt;</title>');
    expect(feed).toContain('<category>R&amp;D</category>');
  });

  it('stands without posts', () => {
    expect(rssFeed({ ...site, posts: [] })).not.toContain('<item>');
  });
});

describe('sitemap.xml', () => {
  it('lists every page of the navigation and every post', () => {
    const map = sitemap(site.siteUrl, [post]);
    expect(map.match(/<url>/g)).toHaveLength(9);
    expect(map).toContain('<loc>https://robin.test/about</loc>');
    expect(map).toContain('<lastmod>2026-10-15T09:30:00.000Z</lastmod>');
  });
});

it('keeps any text inside its element', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const [root, ...others] = parseDocument(`<a>${xmlText(text)}</a>`, {
        xmlMode: true,
      }).children;
      expect(others).toEqual([]);
      expect(root).toMatchObject({ name: 'a' });
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
      expect(xmlText(text)).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
    }),
  );
});

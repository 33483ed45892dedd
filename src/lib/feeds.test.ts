import { describe, expect, it } from 'vitest';
import type { PostBrief } from '../entities/post-brief.ts';
import { rssFeed } from './feeds.ts';

const post = {
  id: 'c0ffee',
  slug: 'two-promises',
  title: 'Beams & <ducts>',
  excerpt: 'He said "no".',
  tags: ['R&D'],
  createdAt: '2026-10-01T00:00:00.000Z',
  publishedAt: '2026-10-14T09:30:00.000Z',
  color: '#6366f1',
  minutes: 1,
  sections: [],
  preview: 'He said',
} satisfies PostBrief;
const site = { title: 'Robin', description: 'Models', siteUrl: 'https://robin.test' };

describe('rss.xml', () => {
  const feed = rssFeed({ ...site, posts: [post] });

  it('lists each post with its address, date and text', () => {
    expect(feed).toContain('<link>https://robin.test/blog/two-promises</link>');
    expect(feed).toContain('<pubDate>Wed, 14 Oct 2026 09:30:00 GMT</pubDate>');
    expect(feed).toContain('<title>Beams &amp; &lt;ducts&gt;</title>');
    expect(feed).toContain('<category>R&amp;D</category>');
  });

  it('escapes an excerpt once more, because readers take a description for HTML', () => {
    const [item = ''] = /<item>.*<\/item>/s.exec(
      rssFeed({ ...site, posts: [{ ...post, excerpt: 'Map<string> & co' }] }),
    ) ?? [''];
    expect(item).toContain('<description>Map&amp;lt;string&amp;gt; &amp;amp; co</description>');
  });

  it('is valid without posts', () => {
    expect(rssFeed({ ...site, posts: [] })).not.toContain('<item>');
  });
});

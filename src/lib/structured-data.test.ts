import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { PostView } from '../entities/post.ts';
import { profileSchema } from '../entities/profile.ts';
import { blogPosting, dataText, profilePage, wholeAddress } from './structured-data.ts';

const profile = parse(profileSchema, {
  fullName: 'Robin Sample',
  avatarUrl: '/uploads/robin.webp',
  socials: { github: 'https://github.example/robin' },
});
const post = {
  title: 'A clash',
  slug: 'a-clash',
  excerpt: '',
  tags: ['BIM'],
  words: 12,
  publishedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
} as PostView;
const siteUrl = 'https://robin.test';
const sent = (data: object | undefined) => JSON.parse(dataText({ ...data }));

describe('what a page tells search engines', () => {
  it('names the owner, with absolute addresses', () => {
    expect(sent(profilePage(profile, siteUrl))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: 'Robin Sample',
        image: 'https://robin.test/uploads/robin.webp',
        url: siteUrl,
        sameAs: ['https://github.example/robin'],
      },
    });
  });

  it('says nothing of an owner without a name', () => {
    expect(profilePage(parse(profileSchema, {}), siteUrl)).toBeUndefined();
  });

  it('names a post, its dates and its author', () => {
    expect(sent(blogPosting(post)(profile, siteUrl))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: 'A clash',
      url: 'https://robin.test/blog/a-clash',
      datePublished: '2026-01-01T00:00:00.000Z',
      dateModified: '2026-01-02T00:00:00.000Z',
      keywords: ['BIM'],
      wordCount: 12,
      author: { '@type': 'Person', name: 'Robin Sample', url: siteUrl },
    });
  });

  it('shows a post with the picture it is shared with', () => {
    const data = sent(blogPosting(post, '/uploads/a.webp')(profile, siteUrl));
    expect(data.image).toBe('https://robin.test/uploads/a.webp');
  });

  it('leaves out the dates of a post that are unknown', () => {
    const undated = { ...post, publishedAt: null, updatedAt: null };
    const names = Object.keys(sent(blogPosting(undated)(profile, siteUrl)));
    expect(names.filter((name) => name.startsWith('date'))).toEqual([]);
  });

  it('leaves out relative addresses when the site’s own is unknown', () => {
    expect(sent(blogPosting(post)(profile))).not.toHaveProperty('url');
    expect(wholeAddress('/uploads/a.webp')).toBeUndefined();
    expect(wholeAddress('https://a.example/a.webp')).toBe('https://a.example/a.webp');
  });

  it('says nothing of a picture that has no address on the web', () => {
    for (const picture of ['data:image/png;base64,AAAA', 'https://[', '', null])
      expect(wholeAddress(picture, siteUrl)).toBeUndefined();
  });

  it('contains nothing that could close its element', () => {
    const data = { headline: '</script><script>alert(1)</script><!--' };
    expect(dataText(data)).not.toContain('<');
    expect(JSON.parse(dataText(data))).toEqual(data);
  });
});

import { describe, expect, it } from 'vitest';
import { emptyStory, payloadOf, sameStory, storyOf } from './story.ts';

const now = '2026-11-20T12:00:00.000Z';
const story = { ...emptyStory, title: 'A wall', slug: 'a-wall', body: '<p>Words.</p>' };

describe('what publishing sends', () => {
  it('holds title, slug, excerpt, coverImageUrl (null), tags, status, publishedAt, bodyHtml, content, color, theme, meta', () => {
    const theme = { fontFamily: 'Inter', basePx: 16, headingScale: 1.15 };
    expect(payloadOf(story, null, now)).toEqual({
      title: 'A wall',
      slug: 'a-wall',
      excerpt: 'Words.',
      coverImageUrl: null,
      tags: [],
      status: 'published',
      publishedAt: now,
      bodyHtml: '<p>Words.</p>',
      content: '<p>Words.</p>',
      color: '#4f46e5',
      theme,
      meta: { color: '#4f46e5', theme },
    });
  });

  it("Empty title becomes 'Untitled'", () => {
    expect(payloadOf({ ...story, title: ' ', slug: '' }, null, now)).toMatchObject({
      title: 'Untitled',
      slug: 'untitled',
    });
  });

  it('leaves the slug to the server when the title has no letters for one', () => {
    expect(payloadOf({ ...story, title: '壁', slug: '' }, null, now).slug).toBe('');
  });

  it('Tags are comma-separated, trimmed, empties dropped', () => {
    const tags = ['BIM , IFC', ' ', 'bim'];
    expect(payloadOf({ ...story, tags }, null, now).tags).toEqual(['BIM', 'IFC']);
  });

  it('keeps Markdown as it was written, and an excerpt while its body is untouched', () => {
    const markdown = { ...story, body: '## One\n\n*two*', excerpt: 'By hand.' };
    expect(payloadOf(markdown, markdown, now)).toMatchObject({
      content: '## One\n\n*two*',
      excerpt: 'By hand.',
    });
    const changed = { ...markdown, body: '## One\n\n*three*' };
    expect(payloadOf(changed, markdown, now).excerpt).toBe('One three');
  });
});

it('publishing a story without an excerpt gives it one, also when its body is untouched', () => {
  expect(payloadOf(story, { ...story, excerpt: '' }, now).excerpt).toBe('Words.');
});

it('a stored post reads back as the story it was made from', () => {
  const {
    status: _s,
    publishedAt: _p,
    bodyHtml: _b,
    meta: _m,
    ...sent
  } = payloadOf(story, null, now);
  expect(sameStory(storyOf({ ...sent, body: sent.content }), story)).toBe(true);
});

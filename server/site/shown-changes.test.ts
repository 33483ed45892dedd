import { describe, expect, it } from 'vitest';
import { openApi } from '../../tests/fixtures/api.ts';
import { resources, samples } from '../../tests/fixtures/samples.ts';
import { openTestSite } from '../../tests/fixtures/site.ts';

/** What each page reads; lists of one post a page, so that a change can be on another page. */
const reads: Record<string, string[]> = {
  '/': ['/api/home', '/api/posts?pageSize=12&view=brief', '/api/projects'],
  '/about': ['/api/profile', '/api/skills'],
  '/experience': ['/api/experience', '/api/calendar'],
  '/education': ['/api/education'],
  '/projects': ['/api/projects'],
  '/certificates': ['/api/certificates', '/api/gallery'],
  '/contact': ['/api/profile', '/api/projects/later'],
  '/blog': ['/api/posts?page=1&pageSize=1&minutes=true&view=brief'],
  '/blog/page/2': ['/api/posts?page=2&pageSize=1&view=brief'],
  '/blog/one': ['/api/posts/one/related?view=brief', '/api/posts/one'],
  '/blog/two': ['/api/posts/two/related?view=brief', '/api/posts/two'],
  '/blog/was': ['/api/posts/was'],
  '/rss.xml': ['/api/profile', '/api/posts?pageSize=30&view=brief'],
  '/sitemap.xml': ['/api/posts?pageSize=1&view=brief'],
  '/sitemap/1.xml': ['/api/post-index?part=1'],
};
const pages = Object.keys(reads);

const blogPost = (slug: string, day: number, more: object = {}) => {
  const publishedAt = `2026-01-0${day}T00:00:00.000Z`;
  return { title: slug, slug, body: 'Words.', tags: ['a'], publishedAt, ...more };
};

const documents = {
  'profile.json': { headline: 'Engineer' },
  'home.json': { welcomeHtml: '<p>Welcome</p>' },
  'posts/1.json': blogPost('one', 3),
  'posts/2.json': blogPost('two', 2, { formerSlugs: ['was'] }),
  'posts/3.json': blogPost('three', 1, { status: 'draft' }),
  ...Object.fromEntries(
    resources
      .filter((name) => name !== 'posts')
      .map((name) => [`${name}/x.json`, samples[name].whole]),
  ),
};

async function openSite() {
  const site = await openTestSite({
    api: await openApi({ documents }),
    reads: (path) => reads[path] ?? ['/api/profile'],
  });
  const shown = () => Promise.all(pages.map(site.body));
  return { ...site, shown, now: () => Promise.all(pages.map(site.fresh)) };
}

const first = ['/', '/blog', '/blog/one', '/blog/two', '/rss.xml', '/sitemap.xml'];
const second = ['/', '/blog/page/2', '/blog/one', '/blog/two', '/blog/was', '/rss.xml'];
const index = '/sitemap/1.xml';
const everyList = [...first, '/blog/page/2', index];

describe('a change is shown by every page that it is part of, and by no other', () => {
  it.each<[what: string, method: string, path: string, body: object | undefined, on: string[]]>([
    ['a title', 'PUT', 'posts/1', { title: 'Changed' }, [...first, index]],
    ['the title of an older post', 'PUT', 'posts/2', { title: 'Changed' }, [...second, index]],
    ['an excerpt', 'PUT', 'posts/1', { excerpt: 'Changed' }, [...first, index]],
    ['a cover', 'PUT', 'posts/1', { coverImageUrl: '/uploads/a.webp' }, ['/blog/one', index]],
    ['tags', 'PUT', 'posts/1', { tags: ['b'] }, [...first, index]],
    [
      'a longer body',
      'PUT',
      'posts/2',
      { body: 'Word '.repeat(2000) },
      ['/blog', ...second, index],
    ],
    ['a draft', 'PUT', 'posts/3', { title: 'Changed' }, []],
    ['a slug', 'PUT', 'posts/2', { slug: 'new' }, [...second, index]],
    ['a post becoming a draft', 'PUT', 'posts/1', { status: 'draft' }, everyList],
    ['a published draft', 'PUT', 'posts/3', { status: 'published' }, everyList],
    ['a new post', 'POST', 'posts', { title: 'New', tags: ['a'] }, everyList],
    ['a deleted post', 'DELETE', 'posts/1', undefined, everyList],
    ['a highlight', 'PUT', 'highlights/x', { icon: '!' }, ['/']],
    ['a hidden highlight', 'PUT', 'highlights/x', { published: false }, ['/']],
    ['the welcome', 'PUT', 'home', { welcomeHtml: '<p>Changed</p>' }, ['/']],
    ['the profile', 'PUT', 'profile', { headline: 'Changed' }, ['/about', '/contact', '/rss.xml']],
    ['a skill', 'PUT', 'skills/x', { name: 'Changed' }, ['/about']],
    ['a project', 'PUT', 'projects/x', { name: 'Changed' }, ['/', '/projects']],
    [
      'a new project',
      'POST',
      'projects',
      { id: 'later', name: 'L' },
      ['/', '/projects', '/contact'],
    ],
    ['a role', 'PUT', 'experience/x', { role: 'Changed' }, ['/experience']],
    ['a study', 'PUT', 'education/x', { thesis: 'Changed' }, ['/education']],
    ['a certificate', 'PUT', 'certificates/x', { title: 'Changed' }, ['/certificates']],
    ['a picture', 'PUT', 'gallery/x', { title: 'Changed' }, ['/certificates']],
    ['a deleted picture', 'DELETE', 'gallery/x', undefined, ['/certificates']],
  ])('%s', async (_what, method, path, body, on) => {
    const site = await openSite();
    const before = await site.shown();
    expect((await site.owner(method, path, body)).ok).toBe(true);
    await site.publisher.idle();
    const after = await site.shown();
    expect(after).toEqual(await site.now());
    expect(pages.filter((_, n) => after[n] !== before[n]).sort()).toEqual([...on].sort());
  });
});

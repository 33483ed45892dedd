import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { addHeaders } from './header-rules.ts';

const page = (path: string, policy: string, more: Record<string, string> = {}) => ({
  path,
  etag: '"1"',
  headers: { 'content-security-policy': policy, ...more },
  reads: [],
});

/** The rules for some pages, after those for everything and for assets. */
async function rulesFor(...pages: ReturnType<typeof page>[]): Promise<string[]> {
  const folder = await tempFolder();
  await addHeaders(folder, pages);
  const text = await readFile(join(folder, '_headers'), 'utf8');
  return text.trimEnd().split(/\n(?=\/)/);
}

const rule = (address: string, policy: string) =>
  `${address}\n  Content-Security-Policy: ${policy}`;

describe('the rules for static hosts', () => {
  it('are of everything, of assets, and of each page', async () => {
    const [all, assets, ...rules] = await rulesFor(
      page('/', 'home'),
      page('/about', "script-src 'sha256-x'"),
      page('/feed.xml', 'feed'),
    );
    expect(all).toMatch(/^\/\*\n {2}X-Content-Type-Options: nosniff\n/);
    expect(assets).toMatch(/^\/_astro\/\*\n.*immutable$/);
    expect(rules).toEqual([
      rule('/', 'home'),
      rule('/about', "script-src 'sha256-x'"),
      rule('/about/', "script-src 'sha256-x'"),
      rule('/feed.xml', 'feed'),
    ]);
  });

  it('are no more for ten thousand posts than for one', async () => {
    const posts = Array.from({ length: 10_000 }, (_, n) => page(`/blog/post-${n}`, 'post'));
    const rules = await rulesFor(page('/blog', 'list'), page('/blog/page/2', 'list'), ...posts);
    expect(rules.slice(2)).toEqual([
      rule('/blog', 'list'),
      rule('/blog/', 'list'),
      rule('/blog/page/:name', 'list'),
      rule('/blog/page/:name/', 'list'),
      rule('/blog/:name', 'post'),
      rule('/blog/:name/', 'post'),
    ]);
  });

  it('are the posts’ also where a post was before', async () => {
    const moved = page('/blog/old', 'nothing', { location: '/blog/new' });
    const rules = await rulesFor(moved, page('/blog/new', 'post'));
    expect(rules.slice(2)).toEqual([rule('/blog/:name', 'post'), rule('/blog/:name/', 'post')]);
  });

  it('let the page of unknown addresses run where they are those of posts', async () => {
    const post = page('/blog/a', "base-uri 'none'; style-src 'self' 'sha256-post'");
    const unknown = page('/404', "base-uri 'none'; style-src 'self' 'sha256-404'");
    const rules = await rulesFor(post, unknown);
    const both = "base-uri 'none'; style-src 'self' 'sha256-post' 'sha256-404'";
    expect(rules.slice(2)).toEqual([
      rule('/blog/:name', both),
      rule('/blog/:name/', both),
      rule('/404', "base-uri 'none'; style-src 'self' 'sha256-404'"),
    ]);
  });

  it('are of each page by itself where those of a folder differ', async () => {
    const rules = await rulesFor(page('/x/a.xml', 'one'), page('/x/b.xml', 'two'));
    expect(rules.slice(2)).toEqual([rule('/x/a.xml', 'one'), rule('/x/b.xml', 'two')]);
  });
});

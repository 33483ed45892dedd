import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSiteWithPosts, pageFile, post } from '../../tests/fixtures/site.ts';

describe('the publisher', () => {
  it('stores every page as a file, with the answers it was made from', async () => {
    const site = await openSiteWithPosts();
    expect(await pageFile(site, 'index.html')).toBe(await site.fresh('/'));
    expect(await pageFile(site, 'blog/one/index.html')).toBe(await site.fresh('/blog/one'));
    expect(await pageFile(site, '404.html')).toBe(await site.fresh('/404'));
    expect(await pageFile(site, 'rss.xml')).toBe(await site.fresh('/rss.xml'));
    expect(
      (await readdir(site.folder, { recursive: true })).some((name) => name.endsWith('.tmp')),
    ).toBe(false);
  });

  it('serves what is stored without rendering, or asking the API, again', async () => {
    const site = await openSiteWithPosts();
    site.asked.length = 0;
    for (let n = 0; n < 3; n++)
      expect(await site.body('/about')).toBe(await pageFile(site, 'about/index.html'));
    expect([site.renderer.rendered, site.asked]).toEqual([[], []]);
  });

  it('renders a page again exactly when one of its answers changed', async () => {
    const site = await openSiteWithPosts();
    await site.owner('POST', 'skills', { id: 'bim', name: 'BIM' });
    await site.publisher.idle();
    expect(site.renderer.rendered).toEqual(['/about']);
    expect(await pageFile(site, 'about/index.html')).toContain('BIM');
  });

  it('renders nothing when an answer is unchanged, even if a change named it', async () => {
    const site = await openSiteWithPosts();
    site.publisher.changed(['posts', 'posts/one', 'profile', 'skills', 'home', 'highlights']);
    await site.publisher.idle();
    expect(site.renderer.rendered).toEqual([]);
    expect(site.asked.length).toBeGreaterThan(0);
  });

  it('renders, of many posts, only those that share something with the changed one', async () => {
    const site = await openSiteWithPosts();
    await site.owner('POST', 'posts', post('Three', { id: 'three', tags: ['b'] }));
    await site.publisher.idle();
    expect(site.renderer.rendered.filter((path) => path.startsWith('/blog/')).sort()).toEqual([
      '/blog/three',
      '/blog/two',
    ]);
  });

  it('serves the new page to everyone from the moment the change is reported, by one rendering', async () => {
    const site = await openSiteWithPosts();
    await site.owner('PUT', 'posts/one', { title: 'Changed' });
    const bodies = await Promise.all([1, 2, 3].map(() => site.body('/blog/one')));
    for (const body of bodies) expect(body).toContain('Changed');
    await site.publisher.idle();
    expect(site.renderer.count('/blog/one')).toBe(1);
  });

  it('removes the page of a deleted entry from disk, with its folder, and of a hidden one', async () => {
    const site = await openSiteWithPosts();
    await site.owner('DELETE', 'posts/one');
    await site.owner('PUT', 'posts/two', { status: 'draft' });
    await site.publisher.idle();
    await expect(pageFile(site, 'blog/one/index.html')).rejects.toThrow('ENOENT');
    await expect(pageFile(site, 'blog/two/index.html')).rejects.toThrow('ENOENT');
    expect(await readdir(join(site.folder, 'blog'))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(one|two)$/)]),
    );
    expect((await site.publisher.page('/blog/one'))?.status).toBe(404);
  });

  it('moves a page with its slug, also when another post takes the slug over', async () => {
    const site = await openSiteWithPosts();
    await site.owner('PUT', 'posts/one', { slug: 'first' });
    await site.owner('PUT', 'posts/two', { slug: 'one' });
    await site.publisher.idle();
    expect(await pageFile(site, 'blog/first/index.html')).toContain('"title":"One"');
    expect(await pageFile(site, 'blog/one/index.html')).toContain('"title":"Two"');
    await site.owner('PUT', 'posts/two', { title: 'Zwei' });
    expect(await site.body('/blog/one')).toContain('"title":"Zwei"');
  });

  it('keeps no page for a path that has none, however often it is requested', async () => {
    const site = await openSiteWithPosts();
    const files = await readdir(site.folder, { recursive: true });
    for (const path of ['/blog/none', '/blog/none', '/blog/..%2f..%2fx']) {
      expect((await site.publisher.page(path))?.status).toBe(404);
    }
    expect(await site.publisher.page('/none')).toBeNull();
    expect(await readdir(site.folder, { recursive: true })).toEqual(files);
  });

  it('renders a page again whose file was altered or removed', async () => {
    const site = await openSiteWithPosts();
    const file = join(site.folder, 'about/index.html');
    const good = await readFile(file, 'utf8');
    for (const spoil of [() => writeFile(file, 'defaced'), () => rm(file)]) {
      await spoil();
      expect(await site.body('/about')).toBe(good);
      await site.publisher.idle();
      expect(await readFile(file, 'utf8')).toBe(good);
    }
  });

  it('says so when a page was replaced between being found and being read', async () => {
    const site = await openSiteWithPosts();
    const found = await site.publisher.page('/blog/one');
    await site.owner('PUT', 'posts/one', { title: 'Changed' });
    await site.publisher.idle();
    await expect(found?.bytes()).rejects.toMatchObject({ message: '/blog/one' });
    expect(await site.body('/blog/one')).toContain('Changed');
  });

  it('removes compressed copies together with their page', async () => {
    const site = await openSiteWithPosts();
    const [br, gz] = ['.br', '.gz'].map((ending) =>
      join(site.folder, `blog/one/index.html${ending}`),
    );
    for (const change of [{ title: 'New' }, { status: 'draft' }]) {
      for (const copy of [br, gz]) await writeFile(copy ?? '', 'copy');
      await site.owner('PUT', 'posts/one', change);
      await site.publisher.idle();
      for (const copy of [br, gz]) await expect(stat(copy ?? '')).rejects.toThrow('ENOENT');
    }
  });
});

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openSiteWithPosts, pageFile, post } from '../../tests/fixtures/site.ts';

describe('a page that cannot be rendered', () => {
  it('stays as it last was; health says so, and recovers at the next change', async () => {
    const site = await openSiteWithPosts();
    const good = await site.body('/blog/one');
    site.renderer.failing.add('/blog/one');
    await site.owner('PUT', 'posts/one', { title: 'Broken' });
    expect(await site.body('/blog/one')).toBe(good);
    await site.publisher.idle();
    expect(await pageFile(site, 'blog/one/index.html')).toBe(good);
    expect(site.publisher.health()).toMatchObject({
      failures: { '/blog/one': '/blog/one is broken' },
    });
    expect(site.log[0]?.msg).toBe('/blog/one could not be rendered');
    site.renderer.failing.clear();
    await site.owner('POST', 'skills', { name: 'anything else' });
    expect(await site.body('/blog/one')).toContain('Broken');
    await site.publisher.idle();
    expect(await pageFile(site, 'blog/one/index.html')).toContain('Broken');
    expect(site.publisher.health()).not.toHaveProperty('failures');
  });

  it('and never could is an error to the visitor, and is tried again at the next change', async () => {
    const site = await openSiteWithPosts();
    site.renderer.failing.add('/blog/three');
    await site.owner('POST', 'posts', post('Three', { slug: 'three' }));
    await expect(site.body('/blog/three')).rejects.toThrow('/blog/three is broken');
    await site.publisher.idle();
    expect(site.publisher.health()).toHaveProperty('failures');
    site.renderer.failing.clear();
    await site.owner('POST', 'skills', { name: 'anything else' });
    await site.publisher.idle();
    expect(await pageFile(site, 'blog/three/index.html')).toContain('Three');
  });

  it('is tried again, without a change, until it can be', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const site = await openSiteWithPosts();
    const again = async () => {
      await vi.runOnlyPendingTimersAsync();
      await site.publisher.idle();
    };
    site.renderer.failing.add('/blog/one');
    await site.owner('PUT', 'posts/one', { title: 'Later' });
    await site.publisher.idle();
    await again();
    expect(site.publisher.health()).toHaveProperty('failures');
    expect(site.log.map(({ msg }) => msg)).toEqual(['/blog/one could not be rendered']);
    site.renderer.failing.clear();
    await again();
    expect(await pageFile(site, 'blog/one/index.html')).toContain('Later');
    expect(site.publisher.health()).not.toHaveProperty('failures');
  });

  it('for a reason of the system is reported by its code, without the names of files', async () => {
    const site = await openSiteWithPosts();
    site.renderer.pause = async () => void (await readFile('/no/such/file'));
    await site.owner('PUT', 'posts/one', { title: 'Later' });
    await site.publisher.idle();
    expect(site.publisher.health()).toMatchObject({
      failures: { '/blog/one': 'could not be rendered (ENOENT)' },
    });
  });

  it('because a visitor made up its path is not reported, and takes no memory', async () => {
    const site = await openSiteWithPosts();
    const before = site.publisher.health();
    for (let n = 0; n < 5; n++) {
      site.renderer.failing.add(`/blog/x${n}`);
      await expect(site.body(`/blog/x${n}`)).rejects.toThrow('is broken');
    }
    expect(site.publisher.health()).toEqual(before);
  });

  it('says so once when it cannot be stored, is shown nevertheless, and stored at the next change', async () => {
    const site = await openSiteWithPosts();
    await rm(join(site.folder, 'blog/one'), { recursive: true });
    await writeFile(join(site.folder, 'blog/one'), 'a file in the way');
    await site.owner('PUT', 'posts/one', { title: 'Later' });
    await site.publisher.idle();
    expect(site.publisher.health()).toHaveProperty('failures');
    expect(await site.body('/blog/one')).toContain('Later');
    expect(site.publisher.health()).toHaveProperty('failures');
    await site.publisher.idle(); // each request for it tries again
    expect(site.log.map(({ msg }) => msg)).toEqual(['/blog/one could not be stored']);
    await rm(join(site.folder, 'blog/one'));
    await site.owner('POST', 'skills', { name: 'anything' });
    await site.publisher.idle();
    expect(await pageFile(site, 'blog/one/index.html')).toContain('Later');
    expect(site.publisher.health()).not.toHaveProperty('failures');
  });

  it('because the folder of all pages was removed is stored in a new one, as are the others when asked for', async () => {
    const site = await openSiteWithPosts();
    await rm(site.folder, { recursive: true });
    await site.owner('PUT', 'posts/one', { title: 'Later' });
    await site.publisher.idle();
    expect(await pageFile(site, 'blog/one/index.html')).toContain('Later');
    expect(await site.body('/blog/two')).toContain('Two');
    await site.publisher.idle();
    expect(await pageFile(site, 'blog/two/index.html')).toContain('Two');
    expect(site.publisher.health()).not.toHaveProperty('failures');
    expect(site.log).toEqual([]);
  });

  it('of a deleted entry is reported as long as its file cannot be removed, and removed once it can be', async () => {
    const site = await openSiteWithPosts();
    const file = join(site.folder, 'blog/one/index.html');
    await rm(file);
    await mkdir(join(file, 'in the way'), { recursive: true });
    await site.owner('DELETE', 'posts/one');
    await site.publisher.idle();
    for (let asked = 0; asked < 3; asked++) {
      expect(await site.body('/blog/one')).toContain('404');
      await site.publisher.idle();
      expect(site.publisher.health()).toHaveProperty('failures');
    }
    await rm(file, { recursive: true });
    await writeFile(file, 'a page that is gone');
    await site.owner('POST', 'skills', { name: 'anything' });
    await site.publisher.idle();
    expect(site.publisher.health()).not.toHaveProperty('failures');
    await expect(pageFile(site, 'blog/one/index.html')).rejects.toThrow('ENOENT');
  });
});

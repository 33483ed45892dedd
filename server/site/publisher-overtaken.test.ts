import { describe, expect, it } from 'vitest';
import { openSiteWithPosts, pageFile, post, type TestSite } from '../../tests/fixtures/site.ts';

describe('a change that overtakes a rendering', () => {
  /** Delays the next rendering of a path after its reads. */
  function holdNext({ renderer }: TestSite, path: string) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    renderer.pause = async (rendering) => {
      if (rendering !== path) return;
      renderer.pause = async () => {};
      reached.resolve();
      await promise;
    };
    return { reached: reached.promise, release: resolve };
  }

  it('leads to another rendering; no later visitor gets the older page', async () => {
    const site = await openSiteWithPosts();
    const { reached, release } = holdNext(site, '/blog/one');
    await site.owner('PUT', 'posts/one', { title: 'Second' });
    await reached;
    await site.owner('PUT', 'posts/one', { title: 'Third' });
    const asked = site.body('/blog/one');
    release();
    expect(await asked).toContain('Third');
    await site.publisher.idle();
    expect(await pageFile(site, 'blog/one/index.html')).toContain('Third');
  });

  it('also counts when the page was a 404 before the post existed', async () => {
    const site = await openSiteWithPosts();
    const { reached, release } = holdNext(site, '/blog/new');
    const early = site.body('/blog/new');
    await reached;
    await site.owner('POST', 'posts', post('New', { slug: 'new' }));
    const late = site.body('/blog/new');
    release();
    expect(await late).toContain('"title":"New"');
    await early;
    await site.publisher.idle();
    expect(await pageFile(site, 'blog/new/index.html')).toContain('"title":"New"');
  });

  it('again and again, is answered in the end, and the page is published once the changes stop', async () => {
    const site = await openSiteWithPosts();
    let n = 0;
    site.renderer.pause = async (path) => {
      if (path === '/blog/one' && n < 20)
        await site.owner('PUT', 'posts/one', { title: `No ${n++}` });
    };
    await site.owner('PUT', 'posts/one', { title: 'Begin' });
    expect(await site.body('/blog/one')).toMatch(/No \d+/);
    await site.publisher.idle();
    expect(n).toBe(20);
    expect(await pageFile(site, 'blog/one/index.html')).toContain('No 19');
  });

  it('in the very last attempt is still answered to later visitors', async () => {
    const site = await openSiteWithPosts();
    let n = 0;
    let late: Promise<string | null> | undefined;
    site.renderer.pause = async (path) => {
      if (path !== '/blog/one' || n === 5) return;
      n += 1;
      await site.owner('PUT', 'posts/one', { title: `No ${n}` });
      if (n === 5) late = site.body('/blog/one');
    };
    await site.owner('PUT', 'posts/one', { title: 'Begin' });
    await site.publisher.idle();
    expect(await late).toContain('No 5');
  });

  it('makes up for a failure it overtook', async () => {
    const site = await openSiteWithPosts();
    const { reached, release } = holdNext(site, '/blog/one');
    site.renderer.failing.add('/blog/one');
    await site.owner('PUT', 'posts/one', { title: 'Broken' });
    await reached;
    await site.owner('PUT', 'posts/one', { title: 'Mended' });
    site.renderer.pause = async () => site.renderer.failing.clear();
    release();
    await site.publisher.idle();
    expect(await pageFile(site, 'blog/one/index.html')).toContain('Mended');
    expect(site.publisher.health()).not.toHaveProperty('failures');
  });
});

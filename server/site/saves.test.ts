import { describe, expect, it } from 'vitest';
import { openSiteWithPosts } from '../../tests/fixtures/site.ts';

/** A site whose pages are made only when told to; `begun` resolves when one is to be made. */
async function openPaused() {
  const site = await openSiteWithPosts();
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  site.renderer.pause = (path) => {
    if (path === '/blog/one') begun.resolve();
    return goOn.promise;
  };
  const etag = () => site.publisher.current('/blog/one')?.etag;
  return { ...site, begun: begun.promise, goOn: goOn.resolve, etag };
}

describe('a save of a post', () => {
  it('is acknowledged once its page shows it; until then visitors get the page as it was', async () => {
    const site = await openPaused();
    const before = site.etag();
    const told: string[] = [];
    const saved = site.owner('PUT', 'posts/one', { title: 'Later' }).then(() => told.push('saved'));
    await site.begun;
    expect([told, site.etag()]).toEqual([[], before]);
    site.goOn();
    await saved;
    expect(site.etag()).not.toBe(before);
    expect(await site.body('/blog/one')).toContain('Later');
  });

  it('is acknowledged in a moment all the same; then whoever asks waits for the page', async () => {
    const site = await openPaused();
    await site.owner('PUT', 'posts/one', { title: 'Later' });
    expect(site.etag()).toBeUndefined();
    const asked = site.body('/blog/one');
    site.goOn();
    expect(await asked).toContain('Later');
  });

  it('hides no other change that is acknowledged meanwhile', async () => {
    const site = await openPaused();
    const saved = site.owner('PUT', 'posts/one', { title: 'Later' });
    await site.begun;
    await site.owner('DELETE', 'posts/one');
    expect(site.etag()).toBeUndefined();
    site.goOn();
    expect(await site.body('/blog/one')).not.toContain('Later');
    await saved;
  });

  it('that is refused leaves the page as it is', async () => {
    const site = await openPaused();
    const before = site.etag();
    expect((await site.owner('PUT', 'posts/one', { slug: 'two' })).status).toBe(409);
    expect((await site.visitor('PUT', 'posts/one', { title: 'Not yours' })).status).toBe(401);
    expect(site.etag()).toBe(before);
    site.goOn();
  });
});

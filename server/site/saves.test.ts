import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { openSiteWithPosts } from '../../tests/fixtures/site.ts';
import { Saves } from './saves.ts';

/** A site whose pages are made only when told to; `begun` resolves when one is about to be made. */
async function openPaused(page = '/blog/one') {
  const site = await openSiteWithPosts();
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  site.renderer.pause = (path) => {
    if (path === page) begun.resolve();
    return goOn.promise;
  };
  const etag = () => site.publisher.current(page)?.etag;
  return { ...site, begun: begun.promise, goOn: goOn.resolve, etag };
}

describe('a save of a post', () => {
  it('is acknowledged once its page shows it; until then visitors get the previous page', async () => {
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

  it('is acknowledged after a moment anyway; from then on visitors wait for the page', async () => {
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

describe('a save of any other kind', () => {
  it.each([
    ['POST', 'skills', 'Revit'],
    ['PUT', 'profile', 'Revit'],
  ])('%s of %s is acknowledged once the page of its kind shows it', async (method, path, words) => {
    const site = await openPaused('/about');
    const before = site.etag();
    const told: string[] = [];
    const saved = site.owner(method, path, { name: words, fullName: words });
    void saved.then(() => told.push('saved'));
    await site.begun;
    expect([told, site.etag()]).toEqual([[], before]);
    site.goOn();
    expect((await saved).ok).toBe(true);
    expect(site.etag()).not.toBe(before);
    expect(await site.body('/about')).toContain(words);
  });

  it('hides no deletion that is acknowledged while another is under way, and no change by hand', async () => {
    const replaced: string[] = [];
    const saves = new Saves({ replaced: async (path) => void replaced.push(path) });
    const change = { folder: 'skills', id: 'revit', before: {} };
    const stored = Promise.withResolvers<void>();
    const app = new Hono()
      .use('/api/*', saves.acknowledged)
      .put('/api/skills/rhino', (c) => stored.promise.then(() => c.body(null)))
      .delete('/api/skills/revit', (c) => c.json(saves.keptBy(change)));
    const saved = app.request('/api/skills/rhino', { method: 'PUT' });
    expect(saves.keptBy(change)).toBeUndefined();
    const deleted = await app.request('/api/skills/revit', { method: 'DELETE' });
    expect([await deleted.json(), replaced]).toEqual(['/about', ['/about']]);
    stored.resolve();
    await saved;
    expect(replaced).toEqual(['/about']);
  });

  it('keeps no page for work that its request started and did not wait for', async () => {
    const saves = new Saves({ replaced: async () => {} });
    const later = Promise.withResolvers<string | undefined>();
    const app = new Hono().use('/api/*', saves.acknowledged).put('/api/skills/rhino', (c) => {
      setTimeout(() => later.resolve(saves.keptBy({ folder: 'skills', id: 'rhino' })));
      return c.body(null);
    });
    await app.request('/api/skills/rhino', { method: 'PUT' });
    expect(await later.promise).toBeUndefined();
  });
});

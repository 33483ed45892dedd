import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { openTestSite, pageFile, post } from '../../tests/fixtures/site.ts';
import { redirectsText } from './redirects.ts';
import { siteRoutes } from './site-routes.ts';

async function renamedSite() {
  const site = await openTestSite();
  await site.owner('POST', 'posts', post('One', { id: 'a', slug: 'old' }));
  await site.publisher.idle();
  site.renderer.moved.set('/blog/old', '/blog/new');
  await site.owner('PUT', 'posts/a', { slug: 'new' });
  await site.publisher.idle();
  const app = new Hono().all(
    '*',
    siteRoutes(site.publisher, async () => null),
  );
  return { ...site, get: (path: string) => app.request(`http://site${path}`) };
}

it('the old address of a renamed post answers 301 with the new one', async () => {
  const { get } = await renamedSite();
  const answer = await get('/blog/old');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/blog/new']);
  expect((await get('/blog/new')).status).toBe(200);
});

it('on a static host, the old address redirects by itself', async () => {
  const site = await renamedSite();
  expect(await pageFile(site, 'blog/old/index.html')).toContain('0; url=/blog/new');
  expect(redirectsText(site.publisher.records())).toBe('/blog/old /blog/new 301\n');
});

it('the redirect survives a restart without being rendered again', async () => {
  const site = await renamedSite();
  await site.publisher.close();
  const again = await openTestSite({ api: site, folder: site.folder });
  expect(again.renderer.rendered).toEqual([]);
  expect((await again.publisher.page('/blog/old'))?.status).toBe(301);
});

it('the old address shows a post again once one uses it', async () => {
  const site = await renamedSite();
  site.renderer.moved.clear();
  await site.owner('POST', 'posts', post('Two', { id: 'b', slug: 'old' }));
  const answer = await site.get('/blog/old');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('"id":"b"');
  await site.publisher.idle();
  expect(redirectsText(site.publisher.records())).toBe('');
});

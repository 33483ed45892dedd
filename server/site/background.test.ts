import { describe, expect, it, vi } from 'vitest';
import { openApi } from '../../tests/fixtures/api.ts';
import { FakeRenderer } from '../../tests/fixtures/fake-renderer.ts';
import { listeningLog } from '../../tests/fixtures/log.ts';
import { origin } from '../../tests/fixtures/site.ts';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import type { Pool } from './background.ts';
import { Publisher } from './publisher.ts';
import type { ApiFetch } from './recording-fetch.ts';
import { renderHere } from './rendering.ts';
import { SiteFiles } from './site-files.ts';

const PAGES = 300;
const paths = Array.from({ length: PAGES }, (_, n) => `/pages/${n}`);
const reads = () => ['/api/profile', '/api/skills'];

/** A pool in this process, on an API whose content may differ from that of the server. */
function poolOn(apiFetch: ApiFetch) {
  const renderer = new FakeRenderer(reads, /pages/);
  const render = renderHere(renderer, apiFetch, {});
  const ended = Promise.withResolvers<never>();
  ended.promise.catch(() => {});
  const told = { rendered: renderer.rendered, closed: 0, failing: false, hangs: false };
  const pool: Pool = {
    size: 2,
    render: async (path) => {
      if (told.failing) throw new Error('the process ended');
      return told.hangs ? ended.promise : render(path);
    },
    close: () => {
      told.closed++;
      ended.reject(new Error('the process ended'));
    },
  };
  return { pool, told };
}

async function openWithPool(of?: ApiFetch) {
  const { api, owner } = await openApi();
  const apiFetch: ApiFetch = async (path, init) => api.request(path, init);
  const renderer = new FakeRenderer(reads, /pages/);
  const { pool, told } = poolOn(of ?? apiFetch);
  const files = new SiteFiles(await tempFolder(), origin);
  const { log, lines } = listeningLog();
  const publisher = new Publisher({ renderer, apiFetch, files, log, locals: {}, pool });
  await publisher.open();
  const bodyOf = async (path: string) => (await (await publisher.page(path))?.bytes())?.toString();
  const bodies = () => Promise.all(paths.map(bodyOf));
  return { publisher, renderer, told, owner, bodies, lines };
}

describe('when there is much to render', () => {
  it('the pool renders most of it, and is stopped when all is done', async () => {
    const { publisher, renderer, told, bodies } = await openWithPool();
    publisher.want(paths);
    await publisher.idle();
    expect(renderer.rendered.length + told.rendered.length).toBe(PAGES);
    expect(told.rendered.length).toBeGreaterThan(PAGES / 2);
    expect(told.closed).toBe(1);
    expect(publisher.health()).toMatchObject({ pages: PAGES, published: PAGES, waiting: 0 });
    for (const body of await bodies()) expect(body).toContain('/api/skills -> 200 []');
  });

  it('pages the pool made from outdated content are discarded', async () => {
    const other = await openApi({ documents: { 'profile.json': { fullName: 'Another' } } });
    const { publisher, renderer, bodies } = await openWithPool(async (path, init) =>
      other.api.request(path, init),
    );
    publisher.want(paths);
    await publisher.idle();
    expect(renderer.rendered).toHaveLength(PAGES);
    for (const body of await bodies()) expect(body).not.toContain('Another');
  });

  it('a pool that fails leaves the work to the server', async () => {
    const { publisher, renderer, told } = await openWithPool();
    told.failing = true;
    publisher.want(paths);
    await publisher.idle();
    expect(renderer.rendered).toHaveLength(PAGES);
    expect(publisher.health()).not.toHaveProperty('failures');
  });

  it('a stop waits for no page of the pool, renders none of them here and reports none', async () => {
    const { publisher, renderer, told, lines } = await openWithPool();
    told.hangs = true;
    publisher.want(paths);
    await vi.waitUntil(() => renderer.rendered.length >= 10 && publisher.health().waiting);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const before = renderer.rendered.length;
    await publisher.close();
    expect(renderer.rendered.length).toBe(before);
    expect(publisher.health()).not.toHaveProperty('failures');
    expect(lines).toEqual([]);
  });

  it('a change made meanwhile is on every page afterwards', async () => {
    const { publisher, owner, bodies } = await openWithPool();
    publisher.want(paths);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await owner('PUT', 'profile', { fullName: 'Renamed' });
    publisher.changed(['profile']);
    await publisher.idle();
    for (const body of await bodies()) expect(body).toContain('Renamed');
  });

  it('little work, or only checks, is done without the pool', async () => {
    const { publisher, told } = await openWithPool();
    publisher.want(paths.slice(0, 150));
    await publisher.idle();
    publisher.wantKnown();
    await publisher.idle();
    expect(told.rendered).toEqual([]);
  });
});

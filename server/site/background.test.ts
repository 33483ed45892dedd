import { describe, expect, it } from 'vitest';
import { openApi } from '../../tests/fixtures/api.ts';
import { FakeRenderer } from '../../tests/fixtures/fake-renderer.ts';
import { listeningLog } from '../../tests/fixtures/log.ts';
import { origin } from '../../tests/fixtures/site.ts';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import type { Crew } from './background.ts';
import { Publisher } from './publisher.ts';
import type { ApiFetch } from './recording-fetch.ts';
import { renderHere } from './rendering.ts';
import { SiteFiles } from './site-files.ts';

const PAGES = 300;
const paths = Array.from({ length: PAGES }, (_, n) => `/pages/${n}`);
const reads = () => ['/api/profile', '/api/skills'];

/** A crew in this process, on an API that may tell of another moment. */
function crewOn(apiFetch: ApiFetch) {
  const renderer = new FakeRenderer(reads, /pages/);
  const render = renderHere(renderer, apiFetch, {});
  const told = { rendered: renderer.rendered, closed: 0, failing: false };
  const crew: Crew = {
    size: 2,
    render: async (path) => {
      if (told.failing) throw new Error('the process ended');
      return render(path);
    },
    close: () => void told.closed++,
  };
  return { crew, told };
}

async function openWithCrew(of?: ApiFetch) {
  const { api, owner } = await openApi();
  const apiFetch: ApiFetch = async (path, init) => api.request(path, init);
  const renderer = new FakeRenderer(reads, /pages/);
  const { crew, told } = crewOn(of ?? apiFetch);
  const files = new SiteFiles(await tempFolder(), origin);
  const { log } = listeningLog();
  const publisher = new Publisher({ renderer, apiFetch, files, log, locals: {}, crew });
  await publisher.open();
  const bodies = async () =>
    Promise.all(paths.map(async (path) => (await publisher.page(path))?.body()));
  return { publisher, renderer, told, owner, bodies };
}

describe('when there is much to render', () => {
  it('the crew renders most of it, and is let go of when all is done', async () => {
    const { publisher, renderer, told, bodies } = await openWithCrew();
    publisher.want(paths);
    await publisher.idle();
    expect(renderer.rendered.length + told.rendered.length).toBe(PAGES);
    expect(told.rendered.length).toBeGreaterThan(PAGES / 2);
    expect(told.closed).toBe(1);
    expect(publisher.health()).toMatchObject({ pages: PAGES, published: PAGES, waiting: 0 });
    for (const body of await bodies()) expect(body).toContain('/api/skills -> 200 []');
  });

  it('what the crew made of other content than there is now is not taken', async () => {
    const other = await openApi({ documents: { 'profile.json': { fullName: 'Another' } } });
    const { publisher, renderer, bodies } = await openWithCrew(async (path, init) =>
      other.api.request(path, init),
    );
    publisher.want(paths);
    await publisher.idle();
    expect(renderer.rendered).toHaveLength(PAGES);
    for (const body of await bodies()) expect(body).not.toContain('Another');
  });

  it('a crew that fails leaves the work to the server', async () => {
    const { publisher, renderer, told } = await openWithCrew();
    told.failing = true;
    publisher.want(paths);
    await publisher.idle();
    expect(renderer.rendered).toHaveLength(PAGES);
    expect(publisher.health()).not.toHaveProperty('failures');
  });

  it('a change meanwhile is on every page afterwards', async () => {
    const { publisher, owner, bodies } = await openWithCrew();
    publisher.want(paths);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await owner('PUT', 'profile', { fullName: 'Renamed' });
    publisher.changed(['profile']);
    await publisher.idle();
    for (const body of await bodies()) expect(body).toContain('Renamed');
  });

  it('little to do, or only to check, is done without it', async () => {
    const { publisher, told } = await openWithCrew();
    publisher.want(paths.slice(0, 150));
    await publisher.idle();
    publisher.wantKnown();
    await publisher.idle();
    expect(told.rendered).toEqual([]);
  });
});

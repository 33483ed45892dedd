import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { loadRenderer, rendererWhenNeeded } from './renderer.ts';

afterEach(() => vi.unstubAllEnvs());

/** The folder of a build whose compiled pages are this code. */
async function buildOf(code: string): Promise<string> {
  const build = await tempFolder();
  await mkdir(join(build, 'server'));
  await writeFile(join(build, 'server/entry.mjs'), code);
  return build;
}

/** What the compiled pages import is loaded with them, so it sees this environment. */
async function environmentOfPages(): Promise<unknown> {
  const build = await buildOf('export const environment = process.env.NODE_ENV;');
  return ((await loadRenderer(build)) as unknown as { environment: unknown }).environment;
}

it('renders with the production build of React by default', async () => {
  vi.stubEnv('NODE_ENV', undefined);
  expect(await environmentOfPages()).toBe('production');
});

it('leaves the choice to whoever makes one', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(await environmentOfPages()).toBe('development');
});

it('loads the compiled pages once, when the first is asked for', async () => {
  vi.stubEnv('PAGES_LOADED', '');
  const build = await buildOf(`
    process.env.PAGES_LOADED += 'once';
    export const hasRoute = ({ url }) => url.endsWith('/about');
    export const render = async ({ url }) => new Response(url);
  `);
  const renderer = rendererWhenNeeded(build);
  expect(process.env.PAGES_LOADED).toBe('');
  expect(await renderer.hasRoute(new Request('http://site/none'))).toBe(false);
  const response = await renderer.render(new Request('http://site/about'), {});
  expect(await response.text()).toBe('http://site/about');
  expect(process.env.PAGES_LOADED).toBe('once');
});

it('loads them at the next call after that failed', async () => {
  const build = await tempFolder();
  const renderer = rendererWhenNeeded(build);
  const about = () => renderer.render(new Request('http://site/about'), {});
  await expect(about()).rejects.toThrow('entry');
  await mkdir(join(build, 'server'));
  const code = "export const render = async () => new Response('here');";
  await writeFile(join(build, 'server/entry.mjs'), code);
  expect(await (await about()).text()).toBe('here');
});

it('fails every page while nothing was built', async () => {
  const renderer = rendererWhenNeeded(await tempFolder());
  for (const path of ['about', 'contact']) {
    await expect(renderer.render(new Request(`http://site/${path}`), {})).rejects.toThrow('entry');
  }
});

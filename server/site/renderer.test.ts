import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { loadRenderer } from './renderer.ts';

afterEach(() => vi.unstubAllEnvs());

/** What the compiled pages import is loaded with them, so it sees this environment. */
async function environmentOfPages(): Promise<unknown> {
  const build = await tempFolder();
  await mkdir(join(build, 'server'));
  await writeFile(
    join(build, 'server/entry.mjs'),
    'export const environment = process.env.NODE_ENV;',
  );
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

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import astro from '../../astro.config.mjs';
import { fakeBuild } from '../../tests/fixtures/fake-build.ts';
import { silent } from '../../tests/fixtures/log.ts';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { BadSetting, places, readSettings } from '../env.ts';
import { besidePages } from './beside-pages.ts';
import { holdSite, siteAt } from './site-folder.ts';

it('pages are kept outside the folder that a build empties, so a build keeps the owner’s files', async () => {
  expect(astro.outDir).toBe(places.build);
  const build = join(await tempFolder(), 'build');
  await fakeBuild(build);
  const folders = [{}, { CONTENT_DIR: 'elsewhere' }].map(
    (environment) => siteAt(build, readSettings(environment)).folder,
  );
  expect(folders.map(dirname)).toEqual([dirname(build), dirname(build)]);
  expect(folders.map((folder) => basename(folder))).toEqual([
    'site',
    expect.stringMatching(/^site-\w{8}$/),
  ]);
});

it.runIf(existsSync('/proc/self'))(
  'where none can be made, the setting is named without delay',
  async () => {
    const at = { folder: '/proc/none/site', build: 'any' };
    await expect(holdSite(at, silent)).rejects.toThrow(BadSetting);
  },
);

it('what a write that was cut short left beside the pages is removed at the next start', async () => {
  const folder = await tempFolder();
  const leftover = besidePages(folder, `.summaries.tsv.${randomUUID()}.tmp`);
  await mkdir(dirname(leftover));
  await writeFile(leftover, 'half of all bodies');
  await writeFile(besidePages(folder, 'summaries.tsv'), 'all of them');
  const lock = await holdSite({ folder, build: 'any' }, silent);
  const left = await readdir(dirname(leftover));
  lock.release();
  expect(left.filter((name) => name.includes('summaries'))).toEqual(['summaries.tsv']);
});

import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import astro from '../../astro.config.mjs';
import { fakeBuild } from '../../tests/fixtures/fake-build.ts';
import { silent } from '../../tests/fixtures/log.ts';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { BadSetting, places, readSettings } from '../env.ts';
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

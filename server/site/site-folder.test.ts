import { mkdir, rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fakeBuild } from '../../tests/fixtures/fake-build.ts';
import { silent } from '../../tests/fixtures/log.ts';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { BadSetting, readSettings } from '../env.ts';
import { FolderLock } from '../store/folder-lock.ts';
import { holdSite, problemsOf, siteAt } from './site-folder.ts';

/** Where pages are stored for settings in a folder that holds `content` and `link`, which leads there. */
async function placed() {
  const root = await tempFolder();
  await mkdir(join(root, 'content'));
  await symlink(join(root, 'content'), join(root, 'link'));
  await fakeBuild(join(root, 'dist'));
  const at = (site: string) =>
    siteAt(
      join(root, 'dist'),
      readSettings({
        CONTENT_DIR: join(root, 'content'),
        SITE_DIR: site && join(root, site),
      }),
    );
  return { root, at };
}

describe('the folder of the pages', () => {
  it.each(['content', 'content/site', '.', 'link', 'link/not/yet'])(
    'is not %s, where the content is',
    async (site) => {
      const { at } = await placed();
      expect(() => at(site)).toThrow(BadSetting);
      expect(() => at(site)).toThrow('must be neither in CONTENT_DIR nor around it.');
    },
  );

  it('is any other folder, by default one of the build', async () => {
    const { root, at } = await placed();
    for (const site of ['site', 'content-site', '..site', 'dist/site'])
      expect(at(site).folder).toBe(join(root, site));
    expect(at('').folder).toMatch(new RegExp(`^${root}/dist/site-`));
    const own = siteAt(join(root, 'dist'), readSettings({}));
    expect(own.folder).toBe(join(root, 'dist/site'));
  });

  it('has one owner at a time, and health says so when it is lost to another', async () => {
    const { root, at } = await placed();
    const lock = await holdSite(at('site'), silent);
    onTestFinished(() => lock.release());
    const message = `SITE_DIR ${join(root, 'site')} is in use by another server`;
    await expect(holdSite(at('site'), silent)).rejects.toThrow(message);
    expect(problemsOf(lock)).toEqual([]);
    await rename(join(root, 'site'), join(root, 'away'));
    const other = await holdSite(at('site'), silent);
    lock.look();
    expect(problemsOf(lock)).toEqual([{ file: 'SITE_DIR', reason: 'is held by another server' }]);
    other.release();
    lock.look();
    expect(problemsOf(lock)).toEqual([]);
    expect(() => new FolderLock(join(root, 'site/.publisher'))).toThrow('held');
  });
});

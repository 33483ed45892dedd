import { cp, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { duration, type Measure, timed } from '../figure.ts';
import { settled } from '../site.ts';
import { root, run, siteAddress, workspace } from '../workspace.ts';
import { saveOne } from './save-post.ts';

const config = join(root, 'tests/bench/peers/astro-static.config.mjs');
const command = join(root, 'node_modules/astro/bin/astro.mjs');

const sources = ['src', 'public', 'package.json', 'tsconfig.json'];

/** Copies the sources to a new folder, so that no build reuses anything of an earlier one. */
async function freshCopy(): Promise<string> {
  const folder = await mkdtemp(join(workspace, 'static-'));
  for (const name of sources) await cp(join(root, name), join(folder, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

type Way = 'full' | 'incremental';

async function build(folder: string, address: string, way: Way): Promise<void> {
  // Astro looks for its configuration below the root.
  const options = ['--root', folder, '--config', relative(folder, config)];
  const env = {
    ...process.env,
    STATIC_ROOT: folder,
    STATIC_INCREMENTAL: way === 'incremental' ? '1' : '',
    API_BASE: address,
    SITE_URL: siteAddress,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  await run(process.execPath, [command, 'build', ...options], { env });
}

async function checkPages(folder: string, address: string): Promise<void> {
  const files = await readdir(join(folder, 'out'), { recursive: true });
  const made = files.filter((name) => /\.(html|xml|txt)$/.test(name)).length;
  const served = await settled(address);
  if (made !== served) throw new Error(`Astro made ${made} pages, the server has ${served}.`);
}

export const fullBuild = 'Full static `astro build` of the same pages';

/**
 * Builds the same pages with Astro as static output, reading the same API over HTTP. Throws when
 * the number of pages differs from the server's.
 */
export const astroBuild: Measure = async ({ address }) => {
  const folder = await freshCopy();
  const { ms } = await timed(() => build(folder, address, 'full'));
  await checkPages(folder, address);
  return [{ name: fullBuild, text: duration(ms), value: ms }];
};

/** Past this there is no incremental build: the first one takes as long as a full one. */
const MOST_POSTS_REBUILT = 1_000;

/**
 * A second static build after the words of one post changed, with Astro's experimental incremental
 * build, which keeps the pages of all posts whose own date has not changed.
 */
export const astroRebuild: Measure = async (site) => {
  if (site.posts.length > MOST_POSTS_REBUILT) return [];
  const folder = await freshCopy();
  await build(folder, site.address, 'incremental');
  await saveOne(site);
  const { ms } = await timed(() => build(folder, site.address, 'incremental'));
  await checkPages(folder, site.address);
  const name = '`astro build` again after one saved post, experimental `incrementalBuild`';
  return [{ name, text: duration(ms), value: ms }];
};

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { below, commandOf } from './paths.mjs';
import { run, runNode } from './process.mjs';
import { SetupError, say } from './say.mjs';

// The headless shell opens pages in about half the time.
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const APT_PACKAGES = ['chromium-headless-shell', 'chromium'];
const MINUTE_MS = 60_000;

/**
 * Returns the path of a Chromium for the browser tests: the one CHROMIUM_PATH names, else the test
 * runner's own, else the system's, else one installed now.
 *
 * @param {string} node the Node to run the installer with
 * @throws {SetupError} when there is none and none can be installed
 */
export async function findBrowser(node) {
  const named = process.env.CHROMIUM_PATH;
  if (named && !runs(named))
    throw new SetupError(`CHROMIUM_PATH: ${named} is no browser that runs.`);
  const found = named ?? present();
  if (found) return found;
  say('Installing a Chromium for the browser tests…');
  const fresh = await installed(node);
  if (fresh) return fresh;
  throw new SetupError(
    'The browser tests need a Chromium and none could be installed: install one, or name it in ' +
      'CHROMIUM_PATH.',
  );
}

/** Takes a PATH and a test for files; returns where a system's Chromium may be, best first. */
export function onPath(path, exists = existsSync) {
  const folders = path.split(delimiter).filter(Boolean);
  const places = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.filter((place) => exists(place));
}

function present() {
  const require = createRequire(below('package.json'));
  const own = require('@playwright/test').chromium.executablePath();
  return [own, ...onPath(process.env.PATH ?? '')].find(runs);
}

/** Returns the path of the browser it installed, if it could. */
async function installed(node) {
  const playwright = commandOf('@playwright/test', 'playwright');
  await runNode(node, [playwright, 'install', 'chromium'], {
    quiet: true,
    timeoutMs: 3 * MINUTE_MS,
  });
  if (!present()) await installByApt();
  return present();
}

async function installByApt() {
  if (!(await apt('update'))) return;
  for (const name of APT_PACKAGES) {
    if ((await apt('install', '-y', '--no-install-recommends', name)) && present()) return;
  }
}

/** Whether apt succeeded. */
async function apt(...args) {
  const [command, ...rest] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, quiet: true, timeoutMs: 5 * MINUTE_MS };
  return (await run(command, [...rest, ...args], options)).code === 0;
}

/** Some systems have a script of that name that only says how to install the browser. */
function runs(browser) {
  return spawnSync(browser, ['--version'], { timeout: 10_000 }).status === 0;
}

import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { onceAtATime } from './lock.mjs';
import { forgotten } from './npm-command.mjs';
import { below, lockFile } from './paths.mjs';
import { run } from './process.mjs';
import { announced, SetupError, say } from './say.mjs';

/** The first version with argon2, by which a passphrase is stored. */
const WANTED = [24, 7];
// Without a network npm would try for minutes; and where npm is told to be silent, it would not
// say what failed.
const BRIEFLY = { npm_config_fetch_retries: '0', npm_config_loglevel: 'error' };
const bundled = below('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Takes a version such as "v24.21.0"; returns whether the server can run on it. */
export function isRecent(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return major > WANTED[0] || (major === WANTED[0] && minor >= WANTED[1]);
}

/**
 * Returns the path of a Node that can run the server: the running one, else the `node` package's,
 * fetched now where npm was not allowed to run its install script.
 *
 * @throws {SetupError} when there is none
 */
export async function findNode() {
  if (isRecent(process.version)) return process.execPath;
  await onceAtATime(
    lockFile,
    () => !runs(bundled),
    () => announced(`Fetching Node ${WANTED[0]}`, fetchBundled),
  );
  return bundled;
}

/**
 * After an installation: npm puts node_modules/.bin first on the PATH, so a bundled Node that does
 * not run on this machine (another C library) must not stand in front of one that does.
 */
export function settleBundledNode() {
  if (isRecent(process.version) && !runs(bundled)) {
    rmSync(below('node_modules/.bin/node'), { force: true });
  }
}

/** The `node` package's own install step: it brings the program for this platform. */
async function fetchBundled() {
  const { output } = await run(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: below('node_modules/node'),
    env: { ...forgotten(process.env), ...BRIEFLY },
    quiet: true,
  });
  if (runs(bundled)) return;
  say(output.trim());
  throw new SetupError(
    `Node ${WANTED.join('.')} or newer is needed; this is ${process.version}, and the one that comes with ` +
      'the dependencies does not run here. Install it from https://nodejs.org and try again.',
  );
}

function runs(node) {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 && isRecent(stdout);
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onceAtATime } from './lock.mjs';
import { settleBundledNode } from './node.mjs';
import { installAfresh, isOffline, update } from './npm.mjs';
import { lockFile, root } from './paths.mjs';
import { announced } from './say.mjs';

const UNFINISHED = 'unfinished';

/**
 * Installs the dependencies when there are none or the lock file asks for others.
 *
 * @throws {SetupError} when npm cannot
 */
export async function install() {
  await onceAtATime(
    lockFile,
    () => !isInstalled(),
    () => announced('Installing the dependencies', reinstall),
  );
}

/** Takes a project folder; returns whether node_modules holds what its lock file asks for. */
export function isInstalled(folder = root) {
  if (!isWhole(folder)) return false;
  const { stamp, installed, lock } = files(folder);
  const text = readFileSync(lock, 'utf8');
  if (contentOf(stamp) === digest(text)) return true;
  if (!agrees(JSON.parse(text), JSON.parse(readFileSync(installed, 'utf8')))) return false;
  writeFileSync(stamp, digest(text));
  return true;
}

/**
 * Takes a project folder; returns whether node_modules is the result of an installation that ran to
 * its end: npm writes its record last, and takes packages half unpacked for good.
 */
export function isWhole(folder) {
  const { stamp, installed } = files(folder);
  return existsSync(installed) && contentOf(stamp) !== UNFINISHED;
}

/**
 * Takes the lock file and npm's record of what is in node_modules (both parsed); returns whether
 * the latter has every package of the former in the same version. Optional packages may be missing:
 * they are for other platforms.
 */
export function agrees(lock, installed) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed.packages[path];
    if (!found) return Boolean(wanted.optional || wanted.devOptional);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

async function reinstall() {
  const { modules, stamp, lock } = files(root);
  const offline = await isOffline();
  if (!isWhole(root) || !(await updateInPlace(stamp, offline))) {
    await installAfresh(modules, offline);
  }
  settleBundledNode();
  writeFileSync(stamp, digest(readFileSync(lock, 'utf8')));
}

/** npm puts things back when it fails, but not when it is killed: then the mark stays. */
async function updateInPlace(stamp, offline) {
  writeFileSync(stamp, UNFINISHED);
  return update(offline, () => rmSync(stamp, { force: true }));
}

function files(folder) {
  const modules = join(folder, 'node_modules');
  return {
    modules,
    stamp: join(modules, '.setup-lock'),
    installed: join(modules, '.package-lock.json'),
    lock: join(folder, 'package-lock.json'),
  };
}

function contentOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function digest(text) {
  return createHash('sha256').update(text).digest('hex');
}

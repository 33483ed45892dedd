import { rmSync } from 'node:fs';
import { npm } from './npm-command.mjs';
import { SetupError, say } from './say.mjs';

const WANTED = ['--include=dev', '--include=optional'];
const UNREACHABLE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network timeout)\b/;

/**
 * Without a network npm tries each package again and again, for many minutes: better to ask once,
 * and then to make do with what its cache holds.
 */
export async function isOffline() {
  const { code, output } = await npm(['ping', '--fetch-retries=0', '--fetch-timeout=20000']);
  return code !== 0 && UNREACHABLE.test(output);
}

/**
 * Brings a whole node_modules in step with the lock file.
 *
 * @param {boolean} offline
 * @param {() => void} whenPutBack called when npm failed and left things as they were
 * @returns {Promise<boolean>} false when it has to be made afresh instead
 * @throws {SetupError} when there is no network: what is there is better than nothing
 */
export async function update(offline, whenPutBack) {
  const result = await attempt(['install', '--no-save'], offline);
  if (result.code === 0) return true;
  whenPutBack();
  if (offline || UNREACHABLE.test(result.output)) throw failure(result.output, offline);
  return false;
}

/**
 * Makes node_modules anew, by `npm ci`, or by `npm install` where the registry lacks other
 * platforms' packages.
 *
 * @param {string} modules the folder
 * @param {boolean} offline
 * @throws {SetupError}
 */
export async function installAfresh(modules, offline) {
  let output = '';
  for (const way of [['ci'], ['install', '--no-save']]) {
    rmSync(modules, { recursive: true, force: true, maxRetries: 3 });
    const result = await attempt(way, offline);
    if (result.code === 0) return;
    output = result.output;
  }
  throw failure(output, offline);
}

function attempt(way, offline) {
  return npm([...way, ...WANTED, offline ? '--offline' : '--prefer-offline']);
}

/** What npm printed is shown where the one line does not say it all. */
function failure(output, offline) {
  if (!offline) say(output.trim());
  return new SetupError(`The dependencies could not be installed: ${reason(output, offline)}`);
}

/** Takes what npm printed and whether the registry is out of reach; returns why it failed. */
export function reason(output, offline) {
  if (offline || UNREACHABLE.test(output)) {
    return 'the package registry cannot be reached. Check the network and try again.';
  }
  return /\bENOSPC\b/.test(output) ? 'the disk is full.' : 'npm failed, see above.';
}

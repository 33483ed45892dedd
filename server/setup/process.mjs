import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { root } from './paths.mjs';

const RELAYED = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const LEASH_FD = 3;
const KILL_AFTER_MS = 5000;
const HAS_GROUPS = process.platform !== 'win32';

const relayed = new Set();
const running = new Set();
let stoppedBy;

/** Thrown by {@link run} when the set-up was told to stop while a step was under way. */
export class Stopped extends Error {
  /** Takes the name of the signal. */
  constructor(signal) {
    super(`stopped by ${signal}`);
    this.signal = signal;
  }
}

/**
 * From here on, SIGINT, SIGTERM and SIGHUP go on to the running children, once each (npm and the
 * terminal may both deliver them), and the set-up outlives them so as to tidy up.
 */
export function relaySignals() {
  for (const name of RELAYED) process.on(name, () => relay(name));
  if (process.env.npm_lifecycle_event) watchParent(process.ppid);
}

function relay(signal) {
  if (relayed.has(signal)) return;
  relayed.add(signal);
  stoppedBy ??= signal;
  if (running.size === 0) leave({ code: null, signal });
  for (const child of running) endBy(child, child.heeds ?? signal);
}

/** npm cannot pass on a SIGKILL; its script then has another parent. */
function watchParent(parent) {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    relay('SIGTERM');
  }, 200);
  timer.unref();
}

/** Ends this process as its child ended: with the same code, or by the same signal. */
export function leave({ code, signal }) {
  if (!signal) process.exit(code);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

/**
 * Runs a program in the top folder and waits for its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options] `env`: added to the environment; `cwd`; `quiet`: keep what it prints
 *   instead of showing it, and end it together with all it started; `timeoutMs`: end it then;
 *   `heeds`: the one signal it tidies up on, sent instead of any other; `final`: its end is also
 *   the end of the command, so a relayed signal is not thrown
 * @returns {Promise<{code: number|null, signal: string|null, output: string}>} a program that
 *   cannot be started gives code 127
 * @throws {Stopped}
 */
export async function run(command, args, options = {}) {
  const { env, cwd = root, quiet = false, timeoutMs, heeds, final = false } = options;
  const streams = quiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit'];
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: [...streams, 'pipe'],
    detached: quiet && HAS_GROUPS,
  });
  Object.assign(child, { leadsGroup: quiet && HAS_GROUPS, heeds });
  running.add(child);
  const timer = timeoutMs && setTimeout(endBy, timeoutMs, child, 'SIGTERM');
  const result = await ending(child);
  clearTimeout(timer);
  running.delete(child);
  if (stoppedBy && !final) throw new Stopped(stoppedBy);
  return result;
}

/**
 * Runs a script by the given Node, which also becomes the `node` of everything it starts; the
 * script ends when this process does. Options and result as for {@link run}.
 */
export function runNode(node, args, options = {}) {
  const PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  const how = options.quiet && HAS_GROUPS ? 'group' : (options.heeds ?? 'SIGTERM');
  const env = { PATH, ...options.env, SETUP_LEASH: `${LEASH_FD} ${how}` };
  const preload = new URL('./leash.mjs', import.meta.url).href;
  return run(node, ['--import', preload, ...args], { ...options, env });
}

/** Resolves with the output when the program and all others that write to it have ended. */
function ending(child) {
  let output = '';
  const keep = (chunk) => {
    output += chunk;
  };
  child.stdout?.setEncoding('utf8').on('data', keep);
  child.stderr?.setEncoding('utf8').on('data', keep);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, signal: null, output: error.message }));
    child.once('close', (code, signal) => resolve({ code, signal, output }));
  });
}

/** Ends a child by a signal; one that leads a group is killed if it does not heed it. */
function endBy(child, signal) {
  signalTo(child, signal);
  if (child.leadsGroup) setTimeout(signalTo, KILL_AFTER_MS, child, 'SIGKILL').unref();
}

/**
 * Signals the program or, when it leads one, its whole group, even if the program itself has ended.
 */
function signalTo(child, signal) {
  if (!child.leadsGroup) return child.kill(signal);
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

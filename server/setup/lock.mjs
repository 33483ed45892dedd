import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { SetupError, say } from './say.mjs';

const BEAT_MS = 1000;
const SILENT_MS = 10_000;
const RETRY_MS = 200;

/** The exit code of a build that found a server running from what it would replace. */
export const inUse = 75;

/**
 * Does a piece of work unless it is no longer needed, never two at once among the processes that
 * name the same lock file. The lock of a process that died is taken over: at once on the same
 * machine, else when its holder has been silent for ten seconds (another container, a reused id).
 * Throws a `SetupError` when the lock file cannot be written, as by another user than the owner of
 * the clone.
 *
 * @param {string} file the lock file
 * @param {() => boolean} isNeeded asked before waiting and again once the lock is held
 * @param {() => Promise<void>} work
 */
export async function onceAtATime(file, isNeeded, work) {
  if (!isNeeded()) return;
  const own = await take(file);
  const beat = setInterval(() => contentOf(file) === own && touch(file), BEAT_MS);
  try {
    if (isNeeded()) await work();
  } finally {
    clearInterval(beat);
    // After a silence, as of a suspended machine, the lock may be another's.
    if (contentOf(file) === own) rmSync(file, { force: true });
  }
}

/** Returns what the lock file holds from now on. */
async function take(file) {
  const own = `${hostname()} ${process.pid} ${randomUUID()}`;
  let told = false;
  while (!claimed(file, own)) {
    if (removeStale(file)) continue;
    if (!told) say('Another set-up is at work in this folder; waiting for it…');
    told = true;
    await delay(RETRY_MS);
  }
  return own;
}

function claimed(file, own) {
  try {
    writeFileSync(file, own, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw new SetupError(notWritable(file, error.code));
  }
}

const others = 'Install and build as the user who owns this folder.';
const notWritable = (file, code) =>
  [`${file} cannot be written (${code}).`, ...(code === 'EACCES' ? [others] : [])].join(' ');

/** Returns whether the lock was left behind and is now gone. */
function removeStale(file) {
  const seen = contentOf(file);
  if (seen === undefined || !isStale(seen, Date.now() - modified(file))) return false;
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return false;
  }
  // Another process may have taken the lock over since it was read: then it gets it back.
  if (contentOf(aside) === seen) rmSync(aside, { force: true });
  else renameSync(aside, file);
  return true;
}

/**
 * Takes a lock file's content ("host pid id"), its age in milliseconds, this machine's name and a
 * test for living processes; returns whether its holder is gone.
 */
export function isStale(content, ageMs, host = hostname(), lives = isAlive) {
  if (ageMs > SILENT_MS) return true;
  const [heldOn, pid] = content.split(' ');
  return heldOn === host && !lives(Number(pid));
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Returns undefined when the lock was released in the meantime. */
function contentOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function modified(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
}

function touch(file) {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

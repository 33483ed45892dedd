import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Row, type Scenario, skipped } from './report.ts';

const writer = fileURLToPath(new URL('power-cut-writer.ts', import.meta.url));
const promise = 'A power cut loses nothing that was acknowledged';

export type CutVerdict = { cuts: number; acknowledged: number; lost: number; torn: number };

type Store = 'ours' | 'lowdb';

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });

/** Why a file system in a file cannot be mounted here; null when it can. */
export function noMounting(): string | null {
  if (process.platform !== 'linux') return 'needs Linux';
  const folder = mkdtempSync(join(tmpdir(), 'power-'));
  try {
    const image = newImage(folder);
    run('mount', '-o', 'loop', image, join(folder, 'disk'));
    run('umount', join(folder, 'disk'));
    return null;
  } catch (error) {
    return `mounting is not allowed here (${(error as Error).message.split('\n')[0]})`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function newImage(folder: string): string {
  const image = join(folder, 'image');
  mkdirSync(join(folder, 'disk'), { recursive: true });
  run('truncate', '-s', '24M', image);
  run('mkfs.ext4', '-q', '-F', '-E', 'lazy_itable_init=0', image);
  return image;
}

const versionIn = (file: string): number => {
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: number };
  return version;
};

/** Checks that a copy of the image holds what was acknowledged before the copy was taken. */
function judge(folder: string, copy: string, acknowledged: ReadonlyMap<string, number>) {
  const disk = join(folder, 'after');
  mkdirSync(disk, { recursive: true });
  run('mount', '-o', 'loop', copy, disk);
  let [lost, torn] = [0, 0];
  for (const [id, version] of acknowledged) {
    const file = join(disk, 'posts', `${id}.json`);
    try {
      if (!existsSync(file) || versionIn(file) < version) lost += 1;
    } catch {
      torn += 1;
    }
  }
  run('umount', disk);
  return { lost, torn };
}

/**
 * Writes to a file system in a file, copies that file at a random moment, as a power cut would
 * leave the disk, and checks the copy.
 */
async function cut(store: Store): Promise<Omit<CutVerdict, 'cuts'>> {
  const folder = mkdtempSync(join(tmpdir(), 'power-'));
  const image = newImage(folder);
  const disk = join(folder, 'disk');
  run('mount', '-o', 'loop', image, disk);
  const acknowledged = new Map<string, number>();
  const child = spawn(process.execPath, [writer, store, disk], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      const [id = '', version] = line.split(' ');
      acknowledged.set(id, Number(version));
    });
    await Promise.race([once(lines, 'line'), once(child, 'close')]);
    await delay(50 + Math.random() * 250);
    child.kill('SIGSTOP');
    const known = new Map(acknowledged); // later acknowledgements may have come after the copy
    writeFileSync(join(folder, 'copy'), momentOf(image));
    await ended(child);
    const verdict = judge(folder, join(folder, 'copy'), known);
    return { acknowledged: [...known.values()].reduce((sum, n) => sum + n, 0), ...verdict };
  } finally {
    await ended(child);
    run('umount', disk);
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The image as it was at one moment. Copying takes a while, in which writes under way still arrive,
 * so it is repeated until two copies are the same.
 */
function momentOf(image: string): Buffer {
  let before = readFileSync(image);
  for (;;) {
    const after = readFileSync(image);
    if (after.equals(before)) return after;
    before = after;
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'close');
}

/** Cuts the power this many times. */
export async function powerCuts(store: Store, cuts: number): Promise<CutVerdict> {
  const total = { cuts, acknowledged: 0, lost: 0, torn: 0 };
  for (let n = 0; n < cuts; n++) {
    const { acknowledged, lost, torn } = await cut(store);
    total.acknowledged += acknowledged;
    total.lost += lost;
    total.torn += torn;
  }
  return total;
}

const told = ({ lost, torn }: CutVerdict) => `${lost} lost, ${torn} torn`;

export const scenario: Scenario = async (size): Promise<Row[]> => {
  const reason = noMounting();
  if (reason) return [skipped(promise, reason)];
  const cuts = size === 'long' ? 100 : 5;
  const ours = await powerCuts('ours', cuts);
  const control = await powerCuts('lowdb', Math.ceil(cuts / 5));
  return [
    {
      promise,
      done: `${cuts} cuts on ext4, ${ours.acknowledged} acknowledged writes`,
      figure: told(ours),
      control: `lowdb’s own adapter, ${control.cuts} cuts: ${told(control)}`,
      kept: ours.lost + ours.torn === 0 && control.lost + control.torn > 0,
    },
  ];
};

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isStale, onceAtATime } from './lock.mjs';
import { SetupError } from './say.mjs';

const DEAD_PID = 2 ** 30;
let folder;
let file;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('does what is needed once, however many ask at the same time', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  let done = 0;
  const work = async () => {
    await delay(50);
    done += 1;
  };
  await Promise.all([1, 2, 3].map(() => onceAtATime(file, () => done === 0, work)));
  expect(done).toBe(1);
  expect(existsSync(file)).toBe(false);
});

it('is released when the work fails', async () => {
  const failing = onceAtATime(
    file,
    () => true,
    () => Promise.reject(new Error('no')),
  );
  await expect(failing).rejects.toThrow('no');
  expect(existsSync(file)).toBe(false);
});

it('says in one line when it cannot be written', async () => {
  const inFile = join(file, 'lock');
  writeFileSync(file, '');
  const asking = onceAtATime(
    inFile,
    () => true,
    () => Promise.resolve(),
  );
  await expect(asking).rejects.toThrow(SetupError);
  await expect(asking).rejects.toThrow(`${inFile} cannot be written (ENOTDIR).`);
});

it('is taken over from a process that died', async () => {
  writeFileSync(file, `${hostname()} ${DEAD_PID} 0`);
  const work = vi.fn(async () => undefined);
  await onceAtATime(file, () => true, work);
  expect(work).toHaveBeenCalledOnce();
});

it('leaves the lock of another that took it over while this one was silent', async () => {
  await onceAtATime(
    file,
    () => true,
    async () => writeFileSync(file, 'elsewhere 1 0'),
  );
  expect(readFileSync(file, 'utf8')).toBe('elsewhere 1 0');
});

it('is stale when its process is gone, or has been silent, or never wrote its name', () => {
  const alive = () => true;
  const dead = () => false;
  expect(isStale('here 1 0', 0, 'here', dead)).toBe(true);
  expect(isStale('here 1 0', 0, 'here', alive)).toBe(false);
  expect(isStale('elsewhere 1 0', 0, 'here', dead)).toBe(false);
  expect(isStale('elsewhere 1 0', 11_000, 'here', dead)).toBe(true);
  expect(isStale('', 11_000, 'here', alive)).toBe(true);
});

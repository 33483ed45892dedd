import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { agrees, isInstalled, isWhole } from './install.mjs';

const lockOf = (version, more = {}) => ({
  packages: {
    '': { name: 'site' },
    'node_modules/a': { version, integrity: `sha-${version}` },
    ...more,
  },
});

describe('agrees', () => {
  it('holds when every package is there in the version asked for', () => {
    expect(agrees(lockOf('1.0.0'), lockOf('1.0.0'))).toBe(true);
  });

  it('fails on another version and on other content of the same version', () => {
    expect(agrees(lockOf('1.0.0'), lockOf('1.0.1'))).toBe(false);
    const altered = { packages: { 'node_modules/a': { version: '1.0.0', integrity: 'sha-x' } } };
    expect(agrees(lockOf('1.0.0'), altered)).toBe(false);
  });

  it('lets only optional packages be missing', () => {
    const needs = (entry) => lockOf('1.0.0', { 'node_modules/b': { version: '2.0.0', ...entry } });
    expect(agrees(needs({}), lockOf('1.0.0'))).toBe(false);
    expect(agrees(needs({ optional: true }), lockOf('1.0.0'))).toBe(true);
  });
});

describe('isInstalled', () => {
  let folder;
  const put = (name, content) => writeFileSync(join(folder, name), content);
  const record = (lock) => put('node_modules/.package-lock.json', JSON.stringify(lock));
  const ask = (lock) => put('package-lock.json', JSON.stringify(lock));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'install-'));
    mkdirSync(join(folder, 'node_modules'));
    ask(lockOf('1.0.0'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is false before the first installation', () => {
    expect(isInstalled(folder)).toBe(false);
  });

  it('takes an installation made by hand for what it is, and remembers it', () => {
    record(lockOf('1.0.0'));
    expect(isInstalled(folder)).toBe(true);
    expect(readFileSync(join(folder, 'node_modules/.setup-lock'), 'utf8')).toMatch(
      /^[0-9a-f]{64}$/,
    );
  });

  it('is false once the lock file asks for something else', () => {
    record(lockOf('1.0.0'));
    expect(isInstalled(folder)).toBe(true);
    ask(lockOf('1.1.0'));
    expect(isInstalled(folder)).toBe(false);
  });

  it('is false when the last installation was cut short, whatever npm recorded', () => {
    record(lockOf('1.0.0'));
    put('node_modules/.setup-lock', 'unfinished');
    expect(isInstalled(folder)).toBe(false);
    expect(isWhole(folder)).toBe(false);
  });

  it('is false, but whole, when only the lock file moved on', () => {
    record(lockOf('1.0.0'));
    ask(lockOf('1.1.0'));
    expect([isInstalled(folder), isWhole(folder)]).toEqual([false, true]);
  });
});

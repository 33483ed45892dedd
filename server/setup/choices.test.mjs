import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { onPath } from './browser.mjs';
import { isRecent } from './node.mjs';
import { reason } from './npm.mjs';
import { forgotten, nodeOutside } from './npm-command.mjs';
import { below } from './paths.mjs';

describe('isRecent', () => {
  it.each(['v24.7.0', 'v24.21.0', 'v26.1.0', '24.21.0\n'])('takes %s', (version) => {
    expect(isRecent(version)).toBe(true);
  });

  it.each(['v20.20.2', 'v23.11.1', 'v24.6.9', 'v9.24.0', ''])('refuses %s', (version) => {
    expect(isRecent(version)).toBe(false);
  });
});

describe('onPath', () => {
  it('prefers a Chromium to a Chrome, and an earlier folder to a later one', () => {
    const there = ['/b/chromium', '/c/chromium', '/a/google-chrome'];
    expect(onPath('/a:/b::/c', (file) => there.includes(file))).toEqual(there);
  });

  it('prefers a Chromium without windows to any other', () => {
    const there = ['/c/chromium-headless-shell', '/a/chromium'];
    expect(onPath('/a:/b::/c', (file) => there.includes(file))).toEqual(there);
  });
});

describe('npm started from an npm script', () => {
  it('forgets the facts of the outer run and keeps what the person configured', () => {
    const outer = {
      npm_package_name: 'site',
      npm_lifecycle_event: 'start',
      npm_command: 'run-script',
      npm_config_local_prefix: '/elsewhere',
      npm_config_cafile: '/ca.crt',
      npm_config_ignore_scripts: 'true',
      PATH: '/bin',
    };
    expect({ ...outer, ...forgotten(outer) }).toEqual({
      npm_config_cafile: '/ca.crt',
      npm_config_ignore_scripts: 'true',
      PATH: '/bin',
    });
  });

  const bundled = below('node_modules/node/bin/node');
  const machine = join('/usr', 'bin', 'node');

  it('runs by the Node that ran the outer npm when this one is about to be replaced', () => {
    expect(nodeOutside({ npm_node_execpath: machine }, bundled, () => true)).toBe(machine);
  });

  it('runs by this Node otherwise', () => {
    const other = join('/opt', 'node');
    expect(nodeOutside({ npm_node_execpath: other }, machine, () => true)).toBe(machine);
    expect(nodeOutside({ npm_node_execpath: machine }, bundled, () => false)).toBe(bundled);
    expect(nodeOutside({}, bundled, () => true)).toBe(bundled);
  });
});

describe('reason', () => {
  it('names the network when npm could not reach the registry', () => {
    expect(reason('npm error code ECONNREFUSED', false)).toContain('cannot be reached');
    expect(reason('npm error code ENOTCACHED', true)).toContain('cannot be reached');
  });

  it('names a full disk, and else points to what npm said', () => {
    expect(reason('npm error code ENOSPC', false)).toBe('the disk is full.');
    expect(reason('npm error code ERESOLVE', false)).toContain('see above');
  });
});

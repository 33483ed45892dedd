import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BadSetting, hostName, readSettings } from './env.ts';

const refusal = (environment: Record<string, string>): string => {
  try {
    readSettings(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(BadSetting);
    return (error as Error).message;
  }
  return 'accepted';
};

describe('settings', () => {
  it('are all optional', () => {
    expect(readSettings({})).toMatchObject({
      PORT: 4321,
      HOST: '127.0.0.1',
      CONTENT_DIR: resolve(import.meta.dirname, '../content'),
      OUTBOUND_ALLOW: [],
      TRUST_PROXY: false,
    });
  });

  it('that are empty count as not set', () => {
    const names = ['PORT', 'HOST', 'CONTENT_DIR', 'SITE_URL', 'OWNER_PASSPHRASE', 'TRUST_PROXY'];
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  it('are read as given', () => {
    expect(
      readSettings({
        PORT: '0',
        HOST: '0.0.0.0',
        CONTENT_DIR: 'some/content',
        SITE_DIR: '/var/site',
        SITE_URL: 'https://robin.example/',
        API_BASE: 'http://127.0.0.1:4321//',
        OWNER_PASSPHRASE: ' spaces stay ',
        TOKEN_SECRET: 'x',
        OUTBOUND_ALLOW: '127.0.0.1:80, localhost:8080,',
        TRUST_PROXY: '1',
        PATH: '/bin',
      }),
    ).toMatchObject({
      PORT: 0,
      HOST: '0.0.0.0',
      CONTENT_DIR: resolve('some/content'),
      SITE_DIR: resolve('/var/site'),
      SITE_URL: 'https://robin.example',
      API_BASE: 'http://127.0.0.1:4321',
      OWNER_PASSPHRASE: ' spaces stay ',
      TOKEN_SECRET: 'x',
      OUTBOUND_ALLOW: ['127.0.0.1:80', 'localhost:8080'],
      TRUST_PROXY: true,
    });
  });

  it('are addresses without what surrounds them', () => {
    const read = readSettings({
      SITE_URL: ' HTTPS://Robin.example:443// ',
      API_BASE: '\thttp://127.0.0.1:4321/below/ ',
    });
    expect(read.SITE_URL).toBe('https://robin.example');
    expect(read.API_BASE).toBe('http://127.0.0.1:4321/below');
  });

  it.each([
    ['PORT', 'http', 'must be a number from 0 to 65535'],
    ['PORT', '65536', 'must be a number from 0 to 65535'],
    ['PORT', '-1', 'must be a number from 0 to 65535'],
    ['PORT', '80.5', 'must be a number from 0 to 65535'],
    ['SITE_URL', 'robin.example', 'must be an http(s) address'],
    ['SITE_URL', 'https://', 'must be an http(s) address'],
    ['SITE_URL', ' ', 'must be an http(s) address'],
    ['SITE_URL', 'https://robin.example/?a=b', 'must have no user name, password, query or hash'],
    ['SITE_URL', 'https://robin.example/#a', 'must have no user name, password, query or hash'],
    ['SITE_URL', 'https://me@robin.example', 'must have no user name, password, query or hash'],
    [
      'SITE_URL',
      'https://robin.example/site/',
      'must have no path, because all links begin at the root of the host',
    ],
    ['API_BASE', 'ftp://robin.example', 'must be an http(s) address'],
    [
      'API_BASE',
      'https://me:word@robin.example',
      'must have no user name, password, query or hash',
    ],
    ['API_BASE', 'https://robin.example?a', 'must have no user name, password, query or hash'],
    ['TRUST_PROXY', 'maybe', 'must be true or false'],
    ['OUTBOUND_ALLOW', 'localhost', 'must be host:port, …'],
    ['OUTBOUND_ALLOW', 'a:1,b c:2', 'must be host:port, …'],
    ['OUTBOUND_ALLOW', 'localhost:99999', 'must be host:port, …'],
    ['CONTENT_DIR', ' ', 'must not be empty'],
    ['TOKEN_SECRET', ' ', 'must not be empty'],
    ['HOST', ' ', 'must not be empty'],
  ])('%s=%s stops the start with one clear line', (name, value, reason) => {
    expect(refusal({ [name]: value })).toBe(`${name} ${reason}.`);
  });

  it('reject a passphrase that is too long to sign in with', () => {
    const longest = 'x'.repeat(1_000);
    expect(refusal({ OWNER_PASSPHRASE: longest })).toBe('accepted');
    const reason = 'OWNER_PASSPHRASE must be at most 1000 characters.';
    expect(refusal({ OWNER_PASSPHRASE: `${longest}x` })).toBe(reason);
  });

  it('take no shorter passphrase than can be set', () => {
    expect(refusal({ OWNER_PASSPHRASE: 'twelve chars' })).toBe('accepted');
    const reason = 'OWNER_PASSPHRASE must be at least 12 characters.';
    expect(refusal({ OWNER_PASSPHRASE: 'eleven char' })).toBe(reason);
  });

  it('that are wrong are named, only the first of several, and never with a secret', () => {
    const secrets = { OWNER_PASSPHRASE: 'open sesame, please', TOKEN_SECRET: 'hush' };
    const message = refusal({ ...secrets, PORT: 'x', SITE_URL: 'y', TRUST_PROXY: 'z' });
    expect(message).toBe('PORT must be a number from 0 to 65535.');
  });

  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::', '[::]'],
    ['::1', '[::1]'],
    ['localhost', 'localhost'],
  ])('HOST=%s is %s in the printed address', (HOST, name) => {
    expect(hostName(readSettings({ HOST }))).toBe(name);
  });
});

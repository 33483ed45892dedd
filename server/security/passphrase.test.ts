import { describe, expect, it } from 'vitest';
import { hashPassphrase, isPassphrase, makePassphrase } from './passphrase.ts';

describe('a passphrase', () => {
  it('matches its hash, and no other passphrase does', async () => {
    const hash = await hashPassphrase('Grüße 日本');
    expect(await isPassphrase('Grüße 日本', hash)).toBe(true);
    expect(await isPassphrase('Grüße 日本'.normalize('NFD'), hash)).toBe(true);
    expect(await isPassphrase('grüße 日本', hash)).toBe(false);
    expect(await isPassphrase('', hash)).toBe(false);
  });

  it('is hashed with argon2id, 64 MiB and three passes, with its own salt', async () => {
    const [one, other] = [await hashPassphrase('same'), await hashPassphrase('same')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
  });

  it('is never compared with an invalid hash', async () => {
    for (const hash of ['', 'plain', '$argon2i$v=19$m=8,t=1,p=1$AA$AA']) {
      await expect(isPassphrase('x', hash)).rejects.toThrow('not readable');
    }
  });

  it('that is generated differs every time', () => {
    expect(new Set(Array.from({ length: 50 }, makePassphrase)).size).toBe(50);
  });
});

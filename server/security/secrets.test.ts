import { chmod, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { BadSetting } from '../env.ts';
import { OwnerAuth } from './owner-auth.ts';
import { hashPassphrase } from './passphrase.ts';
import { changePassphrase, loadSecrets } from './secrets.ts';

vi.mock('./passphrase.ts', { spy: true });

const passphrase = 'correct horse battery staple';

const secretsFolder = async () => join(await tempFolder(), '.secrets');
const settings = { OWNER_PASSPHRASE: passphrase, TOKEN_SECRET: 'secret of the tests' };

/** An owner who signed in and then out everywhere, with the token from before. */
async function signedOutEverywhere(folder: string) {
  const auth = new OwnerAuth(await loadSecrets(folder, settings), Date.now);
  const token = (await auth.signIn(passphrase)) ?? '';
  await auth.signOutEverywhere();
  return { auth, token };
}

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

describe('the owner’s secrets', () => {
  it('are generated at the first start; the passphrase is shown once, and only its hash is kept', async () => {
    const folder = await secretsFolder();
    const first = await loadSecrets(folder, {});
    const madeUp = first.madeUp ?? '';
    expect(madeUp).toMatch(/^[0-9a-f]{5}(-[0-9a-f]{5}){3}$/);
    expect(await readFile(join(folder, 'owner.json'), 'utf8')).not.toContain(madeUp);
    const again = await loadSecrets(folder, {});
    expect(again.madeUp).toBeUndefined();
    expect(again.tokenKey).toEqual(first.tokenKey);
    expect(await new OwnerAuth(again, Date.now).signIn(madeUp)).toEqual(expect.any(String));
  });

  it('are readable only by their user, even when they were not before', async () => {
    const folder = await secretsFolder();
    await loadSecrets(folder, {});
    expect([await modeOf(folder), await modeOf(join(folder, 'owner.json'))]).toEqual([
      0o700, 0o600,
    ]);
    await chmod(join(folder, 'owner.json'), 0o644);
    await changePassphrase(folder, passphrase);
    expect(await modeOf(join(folder, 'owner.json'))).toBe(0o600);
    expect(await readdir(folder)).toEqual(['owner.json']);
  });

  it('say in one line where they cannot be stored', async () => {
    const folder = await secretsFolder();
    await symlink(join(folder, '../none/there'), folder);
    const line = `The secrets cannot be kept in ${folder} (ENOENT).`;
    await expect(loadSecrets(folder, {})).rejects.toThrow(new BadSetting(line));
    await expect(changePassphrase(folder, passphrase)).rejects.toThrow(new BadSetting(line));
  });

  it('are not to be removed when only the way to them is barred', async () => {
    const folder = await tempFolder();
    await mkdir(join(folder, 'owner.json'));
    const line = `The secrets in ${join(folder, 'owner.json')} cannot be read (EISDIR).`;
    await expect(loadSecrets(folder, {})).rejects.toThrow(new BadSetting(line));
  });

  it('end every token with a change of the passphrase', async () => {
    const folder = await secretsFolder();
    const { madeUp = '' } = await loadSecrets(folder, {});
    const before = new OwnerAuth(await loadSecrets(folder, {}), Date.now);
    const token = (await before.signIn(madeUp)) ?? '';
    expect(await before.verify(token)).not.toBeNull();
    await changePassphrase(folder, passphrase);
    const after = new OwnerAuth(await loadSecrets(folder, {}), Date.now);
    expect(await after.verify(token)).toBeNull();
    expect(await after.signIn(madeUp)).toBeNull();
    expect(await after.verify((await after.signIn(passphrase)) ?? '')).not.toBeNull();
  });

  it('end every token by signing out everywhere, even after a restart', async () => {
    const folder = await secretsFolder();
    const { auth, token } = await signedOutEverywhere(folder);
    const again = new OwnerAuth(await loadSecrets(folder, settings), Date.now);
    expect([await auth.verify(token), await again.verify(token)]).toEqual([null, null]);
    const next = (await auth.signIn(passphrase)) ?? '';
    expect(await again.verify(next)).not.toBeNull();
    const kept = JSON.parse(await readFile(join(folder, 'owner.json'), 'utf8'));
    expect(Object.keys(kept)).toEqual(['epoch']);
  });

  it('are the same but for that after signing out everywhere', async () => {
    const folder = await secretsFolder();
    const first = await loadSecrets(folder, {});
    const key = await first.renewKey();
    const again = await loadSecrets(folder, {});
    expect([again.madeUp, again.tokenKey]).toEqual([undefined, key]);
    expect(await again.passphraseHash()).toBe(await first.passphraseHash());
  });

  it('do not say that everyone is signed out when that cannot be stored', async () => {
    const folder = await secretsFolder();
    const { renewKey } = await loadSecrets(folder, settings);
    await symlink(join(folder, '../none/there'), folder);
    await expect(renewKey()).rejects.toThrow('ENOENT');
  });

  it('keep tokens ended that a sign-out everywhere ended, also after a change of the passphrase', async () => {
    const folder = await secretsFolder();
    const { token } = await signedOutEverywhere(folder);
    await changePassphrase(folder, 'a passphrase that the settings overrule');
    const again = new OwnerAuth(await loadSecrets(folder, settings), Date.now);
    expect(await again.verify(token)).toBeNull();
  });

  it('come from the settings when given, and are then not stored', async () => {
    const folder = await secretsFolder();
    const secrets = await loadSecrets(folder, settings);
    expect(secrets.madeUp).toBeUndefined();
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
    const token = (await new OwnerAuth(secrets, Date.now).signIn(passphrase)) ?? '';
    const holds = async (set: typeof settings) =>
      (await new OwnerAuth(await loadSecrets(folder, set), Date.now).verify(token)) !== null;
    expect(await holds(settings)).toBe(true);
    expect(await holds({ ...settings, OWNER_PASSPHRASE: 'another' })).toBe(false);
    expect(await holds({ ...settings, TOKEN_SECRET: 'another' })).toBe(false);
  });

  it('let the owner in after a hash failed for lack of memory', async () => {
    const auth = new OwnerAuth(
      await loadSecrets(await secretsFolder(), { OWNER_PASSPHRASE: passphrase }),
      Date.now,
    );
    vi.mocked(hashPassphrase).mockRejectedValueOnce(new Error('out of memory'));
    await expect(auth.signIn(passphrase)).rejects.toThrow('out of memory');
    expect(await auth.signIn(passphrase)).toEqual(expect.any(String));
  });

  it('keep a generated token secret, but never a passphrase from the settings', async () => {
    const folder = await secretsFolder();
    const { tokenKey } = await loadSecrets(folder, { OWNER_PASSPHRASE: passphrase });
    const kept = JSON.parse(await readFile(join(folder, 'owner.json'), 'utf8'));
    expect(Object.keys(kept)).toEqual(['tokenSecret']);
    expect((await loadSecrets(folder, { OWNER_PASSPHRASE: passphrase })).tokenKey).toEqual(
      tokenKey,
    );
  });

  it.each(['{', 'null', '{"passphraseHash":7}'])(
    'that cannot be read, such as %s, stop the start with one line and stay unchanged',
    async (text) => {
      const folder = await secretsFolder();
      await mkdir(folder);
      await writeFile(join(folder, 'owner.json'), text);
      const error = await loadSecrets(folder, {}).catch((refused) => refused);
      expect(error).toBeInstanceOf(BadSetting);
      expect(error.message).toMatch(/^The secrets in .*owner\.json cannot be read.*$/);
      expect(await readFile(join(folder, 'owner.json'), 'utf8')).toBe(text);
    },
  );
});

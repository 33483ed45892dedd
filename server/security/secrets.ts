import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { BadSetting, type Settings } from '../env.ts';
import { documentText } from '../store/document-text.ts';
import { writeDurably } from '../store/durable-json.ts';
import { codeOf } from '../store/errors.ts';
import { hashPassphrase, makePassphrase } from './passphrase.ts';

/** The owner's secrets as stored, outside the content and readable only by the server's user. */
const keptSchema = v.object({
  passphraseHash: v.optional(v.string()),
  tokenSecret: v.optional(v.string()),
  /** Renewed by every sign-out everywhere. */
  epoch: v.optional(v.string()),
});
type Kept = v.InferOutput<typeof keptSchema>;

const FILE = 'owner.json';

async function readKept(folder: string): Promise<Kept> {
  try {
    return v.parse(keptSchema, JSON.parse(await readFile(join(folder, FILE), 'utf8')));
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return {};
    const way = code ? ` (${code}).` : '; mend or remove it.';
    throw new BadSetting(`The secrets in ${join(folder, FILE)} cannot be read${way}`);
  }
}

async function keep(folder: string, kept: Kept): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeDurably(join(folder, FILE), documentText(kept), { mode: 0o600 });
}

/** Stores them at the start of a program. Throws `BadSetting` when that fails. */
async function keepAtStart(folder: string, kept: Kept): Promise<void> {
  try {
    await keep(folder, kept);
  } catch (error) {
    throw new BadSetting(`The secrets cannot be kept in ${folder} (${codeOf(error)}).`);
  }
}

/** Stores the hash of a new passphrase; all tokens issued under the old one become invalid. */
export async function changePassphrase(folder: string, passphrase: string): Promise<void> {
  const kept = await readKept(folder);
  await keepAtStart(folder, { ...kept, passphraseHash: await hashPassphrase(passphrase) });
}

/** The owner's secrets, as a program works with them. */
export type Secrets = {
  passphraseHash: () => Promise<string>;
  /** Signs tokens; a new passphrase or epoch gives a new key, which invalidates all tokens. */
  tokenKey: Uint8Array;
  /** Changes the key, also for after a restart. Rejects when that cannot be stored. */
  renewKey: () => Promise<Uint8Array>;
  /** A newly made passphrase, to be shown once. */
  madeUp?: string;
};

type Given = Pick<Settings, 'OWNER_PASSPHRASE' | 'TOKEN_SECRET'>;

const madeUpSecret = () => randomBytes(32).toString('base64url');

const keyFor = (secret: string, passphrase: string, epoch = '') =>
  new Uint8Array(createHmac('sha256', secret).update(passphrase).update(epoch).digest());

/**
 * The owner's secrets: from the settings where given, else as stored, else made up and stored.
 * Hashing a passphrase from the settings waits for the first sign-in, so that it delays no start.
 */
export async function loadSecrets(
  folder: string,
  { OWNER_PASSPHRASE: passphrase, TOKEN_SECRET: givenSecret }: Given,
): Promise<Secrets> {
  const kept = await readKept(folder);
  const tokenSecret = givenSecret ?? kept.tokenSecret ?? madeUpSecret();
  const madeUp = passphrase || kept.passphraseHash ? undefined : makePassphrase();
  const storedHash = madeUp ? await hashPassphrase(madeUp) : kept.passphraseHash;
  const fresh = { ...kept, ...(storedHash && { passphraseHash: storedHash }) };
  if (!givenSecret) fresh.tokenSecret = tokenSecret;
  if (JSON.stringify(fresh) !== JSON.stringify(kept)) await keepAtStart(folder, fresh);
  const keyIn = (epoch?: string) => keyFor(tokenSecret, passphrase ?? storedHash ?? '', epoch);
  return {
    passphraseHash: hashOf(passphrase, storedHash),
    tokenKey: keyIn(kept.epoch),
    renewKey: async () => keyIn(await newEpoch(folder)),
    ...(madeUp && { madeUp }),
  };
}

/**
 * The secrets for a program that starts. A passphrase that was made up is shown at once, before
 * anything else can fail: it is shown only once.
 */
export async function secretsAtStart(folder: string, given: Given): Promise<Secrets> {
  const secrets = await loadSecrets(folder, given);
  const { madeUp } = secrets;
  if (madeUp) process.stdout.write(`The owner's passphrase, shown once: ${madeUp}\n`);
  return secrets;
}

async function newEpoch(folder: string): Promise<string> {
  const epoch = madeUpSecret();
  await keep(folder, { ...(await readKept(folder)), epoch });
  return epoch;
}

function hashOf(passphrase: string | undefined, stored = ''): () => Promise<string> {
  if (!passphrase) return async () => stored;
  let hash: Promise<string> | undefined;
  return async () => {
    hash ??= hashPassphrase(passphrase);
    try {
      return await hash;
    } catch (error) {
      hash = undefined; // the next sign-in may get the memory this one did not
      throw error;
    }
  };
}

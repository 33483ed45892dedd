import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const argon2Async = promisify(argon2);

/**
 * About 150 ms and 64 MiB a try: slow enough to make guessing expensive (RFC 9106, second choice).
 */
const cost = { memory: 65_536, passes: 3, parallelism: 1, tagLength: 32 } as const;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

type Cost = { memory: number; passes: number; parallelism: number };

const derive = (passphrase: string, nonce: Buffer, { memory, passes, parallelism }: Cost) =>
  argon2Async('argon2id', {
    message: Buffer.from(passphrase.normalize('NFC')),
    nonce,
    memory,
    passes,
    parallelism,
    tagLength: cost.tagLength,
  });

/** A salted argon2id hash of a passphrase, as a PHC string. */
export async function hashPassphrase(passphrase: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive(passphrase, nonce, cost);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/**
 * Whether a passphrase is the one a PHC string was made from. Throws when the string is not one.
 */
export async function isPassphrase(passphrase: string, hash: string): Promise<boolean> {
  const parts = PHC.exec(hash);
  if (!parts) throw new Error('The stored passphrase hash is not readable.');
  const [, memory, passes, parallelism, nonce = '', tag = ''] = parts;
  const made = await derive(passphrase, Buffer.from(nonce, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  const expected = Buffer.from(tag, 'base64');
  return made.length === expected.length && timingSafeEqual(made, expected);
}

/** A passphrase a person can type from one screen to another: 80 bits as four groups. */
export const makePassphrase = (): string =>
  Array.from({ length: 4 }, () => randomBytes(3).toString('hex').slice(0, 5)).join('-');

import { resolve } from 'node:path';
import * as v from 'valibot';
import { longestPassphrase, shortestPassphrase } from './security/passphrase-length.ts';
import { buildFolder, root } from './setup/paths.mjs';

/** Folders of the installation itself. */
export const places = {
  root,
  /** The content that comes with it. */
  content: resolve(root, 'content'),
  build: buildFolder,
  secrets: resolve(root, '.secrets'),
} as const;

const highestPort = 65_535;
const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, `must be a number from 0 to ${highestPort}`),
  v.transform(Number),
  v.maxValue(highestPort, `must be a number from 0 to ${highestPort}`),
);
const filled = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'must not be empty'),
);
const webAddress = v.pipe(
  v.string(),
  v.trim(),
  v.check((url) => /^https?:\/\//i.test(url) && URL.canParse(url), 'must be an http(s) address'),
  v.transform((url) => new URL(url)),
  v.check(
    ({ username, password, search, hash }) => !(username || password || search || hash),
    'must have no user name, password, query or hash',
  ),
);
const address = v.pipe(
  webAddress,
  v.transform(({ origin, pathname }) => origin + pathname.replace(/\/+$/, '')),
);
const rootAddress = v.pipe(
  webAddress,
  v.check(
    ({ pathname }) => /^\/+$/.test(pathname),
    'must have no path, because all links begin at the root of the host',
  ),
  v.transform(({ origin }) => origin),
);
const yes = v.pipe(
  v.picklist(['0', '1', 'true', 'false'], 'must be true or false'),
  v.transform((value) => value === '1' || value === 'true'),
);
const hostAndPort = v.pipe(
  v.string(),
  v.check((text) => {
    const [, number] = /^[^\s:]+:(\d{1,5})$/.exec(text) ?? [];
    return number !== undefined && Number(number) <= highestPort;
  }, 'must be host:port, …'),
);
const byComma = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
);
const hostsAndPorts = v.pipe(byComma, v.array(hostAndPort));
const hosts = v.pipe(
  byComma,
  v.array(v.pipe(v.string(), v.regex(/^[a-z\d.:-]+$/i, 'must be host names, by comma'))),
);
const folder = v.pipe(
  filled,
  v.transform((path) => resolve(path)),
);
const passphrase = v.pipe(
  v.string(),
  v.minLength(shortestPassphrase, `must be at least ${shortestPassphrase} characters`),
  v.maxLength(longestPassphrase, `must be at most ${longestPassphrase} characters`),
);

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Settings that no other process is to know. */
const secretSettings = {
  OWNER_PASSPHRASE: v.optional(passphrase),
  TOKEN_SECRET: v.optional(filled),
};
type Secret = keyof typeof secretSettings;

const settingsSchema = v.object({
  PORT: v.optional(port, '4321'),
  HOST: v.optional(filled, '127.0.0.1'),
  CONTENT_DIR: v.optional(folder, places.content),
  SITE_DIR: v.optional(folder),
  SITE_URL: v.optional(rootAddress),
  API_BASE: v.optional(address),
  ...secretSettings,
  OWNER_HOSTS: v.optional(hosts, ''),
  OUTBOUND_ALLOW: v.optional(hostsAndPorts, ''),
  LOG_LEVEL: v.optional(v.picklist(levels, `must be one of ${levels.join(', ')}`), 'warn'),
  TRUST_PROXY: v.optional(yes, 'false'),
});

/** The settings of a program, each valid. */
export type Settings = v.InferOutput<typeof settingsSchema>;
/** Those that other processes may know. */
export type OpenSettings = Omit<Settings, Secret>;

/** Settings, or an environment, for another process. */
export function withoutSecrets<T extends Partial<Record<Secret, unknown>>>(
  all: T,
): Omit<T, Secret> {
  const isOpen = ([name]: [string, unknown]) => !(name in secretSettings);
  return Object.fromEntries(Object.entries(all).filter(isOpen)) as Omit<T, Secret>;
}

/** A setting, or something the settings point at, that the server cannot start with. */
export class BadSetting extends Error {}

/**
 * The settings of DESIGN §3 from environment variables; empty ones count as not set.
 * Throws `BadSetting` with one line that names the first setting that is wrong, never its value.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(settingsSchema, given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new BadSetting(`${v.getDotPath(issue)?.split('.')[0]} ${issue.message}.`);
}

/** Whether visitors use https. */
export const isHttps = ({ SITE_URL }: Settings): boolean => SITE_URL?.startsWith('https:') ?? false;

/** The host to listen on, as URLs spell it. */
export const hostName = ({ HOST }: Settings): string => (HOST.includes(':') ? `[${HOST}]` : HOST);

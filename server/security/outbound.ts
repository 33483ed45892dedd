import { lookup as systemLookup } from 'node:dns';
import { lookup as lookUp } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './outbound-addresses.ts';
import { type Reply, sendOnce } from './outbound-request.ts';

/** Limits of the requests that the server itself sends (DESIGN §5). */
export const outboundLimits = { redirects: 5, bytes: 1024 * 1024, ms: 6_000 } as const;

/** An address the server refuses to ask; the message is fit to show a person. */
export class Refused extends Error {}

/** An address as the resolver gives it. */
type Address = { address: string; family: number };

type OutboundSettings = {
  /** `host:port` that may be reached although private. */
  allow?: readonly string[];
  /** Every address of a name; tests give their own. */
  resolve?: (name: string) => Promise<Address[]>;
};

type Options = { method?: 'GET' | 'HEAD'; bytes?: number; signal?: AbortSignal };

/** The answer at the end of the redirects. */
export type OutboundAnswer = Omit<Reply, 'location'> & { finalUrl: string };

/** Sends a request to another host; see `createOutbound`. */
export type Outbound = (address: string, options?: Options) => Promise<OutboundAnswer>;

const texts = {
  address: 'That is not an http or https address.',
  credentials: 'An address with a user name or password is not opened.',
  private: 'That address leads into a private network and is not opened.',
} as const;

const resolveAll = (name: string) => lookUp(name, { all: true, verbatim: true });

function webAddress(text: string, base?: string): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Refused(texts.address);
  if (url.username !== '' || url.password !== '') throw new Refused(texts.credentials);
  return url;
}

/** The host as a bare address or name; `URL` has already undone short, octal and hex spellings. */
const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '');

function checkLiteral(url: URL): void {
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new Refused(texts.private);
}

/**
 * A DNS look-up that returns only public addresses. The connection uses its result, so that a name
 * cannot resolve to one address when checked and to another when connected.
 */
const publicLookup =
  (resolve: NonNullable<OutboundSettings['resolve']>): LookupFunction =>
  (name, { all }, callback) => {
    const give = (addresses: Address[]) => {
      const open = addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = open;
      if (!first) throw new Refused(texts.private);
      if (all) callback(null, open);
      else callback(null, first.address, first.family);
    };
    resolve(name)
      .then(give)
      .catch((error) => callback(error, ''));
  };

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

/**
 * Makes the only function that sends requests to other hosts, guarded against SSRF: http and https
 * only, to public addresses only, checked on the address connected to and again at every redirect,
 * within `outboundLimits`.
 *
 * The returned function throws `Refused` for an address it may not ask, and the system's error when
 * no answer comes. After the last redirect allowed, the answer is that redirect.
 */
export function createOutbound(settings: OutboundSettings = {}): Outbound {
  const { allow = [], resolve = resolveAll } = settings;
  const lookup = publicLookup(resolve);
  const isAllowed = (url: URL) =>
    allow.includes(`${hostOf(url)}:${url.port || (url.protocol === 'https:' ? 443 : 80)}`);

  return async (address, options = {}) => {
    const { method = 'GET', bytes = outboundLimits.bytes } = options;
    const signal = options.signal ?? AbortSignal.timeout(outboundLimits.ms);
    let url = webAddress(address);
    for (let redirects = 0; ; redirects++) {
      const free = isAllowed(url);
      if (!free) checkLiteral(url);
      const look = free ? systemLookup : lookup;
      const { location, ...reply } = await sendOnce(url, { method, bytes, signal, lookup: look });
      const goesOn = location !== undefined && isRedirect(reply.status);
      if (!goesOn || redirects === outboundLimits.redirects)
        return { ...reply, finalUrl: url.href };
      url = webAddress(location, url.href);
    }
  };
}

import { Hono } from 'hono';
import type { Certificate, LinkCheck, ResolvedLink } from '../../src/entities/certificate.ts';
import { type PageMetadata, pageMetadata } from '../../src/lib/page-metadata.ts';
import { type OutboundAnswer, outboundLimits, Refused } from '../security/outbound.ts';
import type { DocumentSet } from '../store/document-set.ts';
import { answer } from './answer.ts';
import { jsonBody, smallBody } from './body.ts';
import type { ApiDependencies, ApiEnv } from './dependencies.ts';
import { ownerOnly } from './owner.ts';
import { Problem } from './problem.ts';
import { Verifications } from './verifications.ts';

const silent: PageMetadata = { title: '', description: '', image: null, issuer: '' };

const isOk = (status: number) => status >= 200 && status < 300;

const checkOf = ({ status, finalUrl }: OutboundAnswer): LinkCheck => ({
  ok: isOk(status),
  status,
  finalUrl,
});

/**
 * A host that does not answer is a result, not an error; a refused address is the client's error.
 */
const unreachable =
  (finalUrl: string) =>
  (error: unknown): LinkCheck => {
    if (error instanceof Refused) throw new Problem(422, error.message);
    return { ok: false, status: 0, finalUrl };
  };

function textOf({ type, body }: OutboundAnswer): string {
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return body.toString('utf8'); // an unknown charset
  }
}

const isPage = ({ status, type }: OutboundAnswer) =>
  isOk(status) && /^(text\/html|application\/xhtml\+xml)\b/i.test(type);

type Links = Pick<ApiDependencies, 'outbound'>;

/** Fetches a page and reads its metadata. */
const resolve = ({ outbound }: Links, url: string): Promise<ResolvedLink> =>
  outbound(url).then(
    (page) => ({
      ...checkOf(page),
      ...(isPage(page) ? pageMetadata(textOf(page), page.finalUrl) : silent),
    }),
    (error) => ({ ...unreachable(url)(error), ...silent }),
  );

/** Asks whether a page is there: HEAD, then GET for servers that do not take it (spec 3 §7). */
async function verify({ outbound }: Links, url: string): Promise<LinkCheck> {
  const signal = AbortSignal.timeout(outboundLimits.ms);
  const ask = (method: 'HEAD' | 'GET') =>
    outbound(url, { method, bytes: 0, signal }).then(checkOf, unreachable(url));
  const head = await ask('HEAD');
  return head.ok || signal.aborted ? head : ask('GET');
}

function credentialUrl(certificates: DocumentSet<Certificate>, id: string): string {
  const certificate = certificates.get(id);
  if (!certificate) throw new Problem(404, 'There is no such certificate.');
  const { credentialUrl: url } = certificate.value;
  if (!url) throw new Problem(404, 'This certificate has no verification address.');
  return url;
}

/** What the server finds out about the pages certificates point to (DESIGN §3). */
export function certificateLinkRoutes({ store, outbound, now }: ApiDependencies) {
  const certificates = store.collection('certificates');
  const verifications = new Verifications((url) => verify({ outbound }, url), now);
  return new Hono<ApiEnv>()
    .post('/resolve', ownerOnly, smallBody, async (c) => {
      const { url } = await jsonBody(c);
      if (typeof url !== 'string') throw new Problem(422, 'Please send the address as url.');
      return c.json(await resolve({ outbound }, url.trim()), 200, { 'Cache-Control': 'no-store' });
    })
    .get('/:id/verification', async (c) => {
      const id = c.req.param('id');
      return answer(c, await verifications.of(id, credentialUrl(certificates, id)));
    });
}

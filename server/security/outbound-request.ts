import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';

/** The answer to one request; redirects are not followed. */
export type Reply = {
  status: number;
  /** The `Content-Type`, empty when there is none. */
  type: string;
  location: string | undefined;
  body: Buffer;
};

type Request = {
  method: 'GET' | 'HEAD';
  /** How many bytes of the body are read; the rest is left unread. */
  bytes: number;
  signal: AbortSignal;
  lookup: NonNullable<RequestOptions['lookup']>;
};

const headers = {
  Accept: 'text/html,*/*;q=0.8',
  'Accept-Encoding': 'identity',
  'User-Agent': 'Mozilla/5.0 (compatible; link check)',
};

async function firstBytes(response: IncomingMessage, bytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let left = bytes;
  if (left > 0) {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk.subarray(0, left));
      left -= chunk.length;
      if (left <= 0) break;
    }
  }
  response.destroy();
  return Buffer.concat(chunks);
}

async function replyOf(response: IncomingMessage, bytes: number): Promise<Reply> {
  const { statusCode = 0, headers: told } = response;
  const body = await firstBytes(response, bytes);
  return { status: statusCode, type: told['content-type'] ?? '', location: told.location, body };
}

/**
 * Sends one request on a connection of its own, to an address that `lookup` gives.
 * Rejects when no answer comes, or with what `lookup` refused.
 */
export function sendOnce(url: URL, { bytes, ...options }: Request): Promise<Reply> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    request(url, { ...options, headers, agent: false })
      .on('error', reject)
      .on('response', (response) => replyOf(response, bytes).then(resolve, reject))
      .end();
  });
}

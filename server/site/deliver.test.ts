import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { type Deliverable, deliver } from './deliver.ts';

const text = 'Forty milliseconds. '.repeat(100);
let made = 0;

/** Something to deliver, under an ETag that no other test uses. */
function item(more: Partial<Omit<Deliverable, 'bytes'>> = {}) {
  const bytes = vi.fn(async () => Buffer.from(text));
  const headers = { 'content-type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
  return { etag: `"item-${++made}"`, headers, bytes, ...more };
}

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://site/', { headers, method });

const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('delivering', () => {
  it.each([
    ['br', brotliDecompressSync, '-br"'],
    ['gzip', gunzipSync, '-gzip"'],
    ['identity', (bytes: Buffer) => bytes, '"'],
  ])('%s: the whole text, its length, and an ETag of its own', async (encoding, decode, ending) => {
    const page = item();
    const response = await deliver(ask({ 'Accept-Encoding': encoding }), page);
    const bytes = await bodyOf(response);
    expect(decode(bytes).toString()).toBe(text);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
    expect(response.headers.get('Content-Encoding')).toBe(
      encoding === 'identity' ? null : encoding,
    );
    expect(response.headers.get('ETag')).toBe(page.etag.replace(/"$/, ending));
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
  });

  it.each(['br', 'gzip', 'identity'])(
    'answers 304 to the ETag of the %s variant',
    async (encoding) => {
      const page = item();
      const first = await deliver(ask({ 'Accept-Encoding': encoding }), page);
      const etag = first.headers.get('ETag') ?? '';
      page.bytes.mockClear();
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const again = await deliver(
          ask({ 'If-None-Match': known, 'Accept-Encoding': encoding }),
          page,
        );
        expect([again.status, await again.text()]).toEqual([304, '']);
        expect(again.headers.get('ETag')).toBe(etag);
        expect(again.headers.get('Cache-Control')).toBe('no-cache');
        expect(again.headers.get('Vary')).toBe('Accept-Encoding');
      }
      expect(page.bytes).not.toHaveBeenCalled();
    },
  );

  it('answers 304 to * and 200 to any other tag', async () => {
    const page = item();
    const status = async (known: string) =>
      (await deliver(ask({ 'If-None-Match': known }), page)).status;
    expect(await status('*')).toBe(304);
    for (const other of [
      '"other"',
      '""',
      '',
      page.etag.slice(1, -1),
      `${page.etag.slice(0, -1)}-zip"`,
    ]) {
      expect([other, await status(other)]).toEqual([other, 200]);
    }
  });

  it('answers HEAD with the headers of GET, including its length, and no body', async () => {
    for (const encoding of ['br', 'identity']) {
      const page = item();
      const get = await deliver(ask({ 'Accept-Encoding': encoding }), page);
      const head = await deliver(ask({ 'Accept-Encoding': encoding }, 'HEAD'), page);
      expect([head.status, await head.text()]).toEqual([200, '']);
      expect([...head.headers]).toEqual([...get.headers]);
    }
  });

  it('never answers 304 for a missing page', async () => {
    const page = item({ status: 404 });
    const response = await deliver(ask({ 'If-None-Match': page.etag }), page);
    expect([response.status, await response.text()]).toEqual([404, text]);
  });

  it('reads and compresses each version once', async () => {
    const page = item();
    for (let n = 0; n < 3; n++) await deliver(ask({ 'Accept-Encoding': 'br' }), page);
    expect(page.bytes).toHaveBeenCalledOnce();
  });

  it('reads only once even what is too large to be cached', async () => {
    const bytes = vi.fn(async () => Buffer.alloc(3_000_000));
    const headers = { 'content-type': 'image/webp' };
    await deliver(ask({ 'Accept-Encoding': 'br' }), item({ headers, bytes } as object));
    expect(bytes).toHaveBeenCalledOnce();
  });

  it('reports a failed read, and tries again the next time', async () => {
    const page = item();
    page.bytes.mockRejectedValueOnce(new Error('gone'));
    await expect(deliver(ask(), page)).rejects.toThrow('gone');
    expect((await deliver(ask(), page)).status).toBe(200);
  });
});

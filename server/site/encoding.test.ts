import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encoded, encodingFor } from './encoding.ts';

const html = 'text/html; charset=utf-8';

describe('the encoding', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZip;Q=1.0, BR;q=0.9', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['gzip, *;q=0', 'gzip'],
    ['identity', 'identity'],
    ['identity;q=1, br;q=0.5', 'identity'],
    ['deflate, zstd', 'identity'],
    ['br;q=nonsense', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for Accept-Encoding: %s is %s', (accept, encoding) => {
    expect(encodingFor(accept, html, 1000)).toBe(encoding);
  });

  it.each([
    ['text/css; charset=utf-8', 'br'],
    ['text/javascript', 'br'],
    ['application/rss+xml', 'br'],
    ['application/xml', 'br'],
    ['image/svg+xml', 'br'],
    ['image/webp', 'identity'],
    ['font/woff2', 'identity'],
    ['application/octet-stream', 'identity'],
    ['', 'identity'],
  ])('of %s is %s', (type, encoding) => {
    expect(encodingFor('br', type, 1000)).toBe(encoding);
  });

  it('is none for what is too small to gain from it', () => {
    expect([encodingFor('br', html, 511), encodingFor('br', html, 512)]).toEqual([
      'identity',
      'br',
    ]);
  });

  it('returns the original when decoded', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 5_000 }),
        fc.integer({ min: 1, max: 11 }),
        async (bytes, quality) => {
          const body = Buffer.from(bytes);
          expect(brotliDecompressSync(await encoded(body, 'br', quality))).toEqual(body);
          expect(gunzipSync(await encoded(body, 'gzip', quality))).toEqual(body);
          expect(await encoded(body, 'identity', quality)).toBe(body);
        },
      ),
      { numRuns: 30 },
    );
  });
});

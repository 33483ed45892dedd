import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encoded, encodingFor, isWorthCompressing } from './encoding.ts';

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
    expect(encodingFor(accept, true)).toBe(encoding);
  });

  it.each([
    ['text/css; charset=utf-8', true],
    ['text/javascript', true],
    ['application/rss+xml', true],
    ['application/xml', true],
    ['image/svg+xml', true],
    ['image/webp', false],
    ['font/woff2', false],
    ['application/octet-stream', false],
    ['', false],
    [undefined, false],
  ])('of %s is chosen by the client: %s', (type, worth) => {
    expect(isWorthCompressing(type, 1000)).toBe(worth);
    expect(encodingFor('br', isWorthCompressing(type, 1000))).toBe(worth ? 'br' : 'identity');
  });

  it('is none for what is too small to gain from it', () => {
    expect([511, 512].map((size) => isWorthCompressing(html, size))).toEqual([false, true]);
  });

  it('sees 64 KiB of a page of usual size, and all of a larger one', async () => {
    const once = randomBytes(100 * 1024)
      .toString('hex')
      .slice(0, 100 * 1024);
    const sizeOf = async (repeats: number, quality: number) =>
      (await encoded(Buffer.from(once.repeat(repeats)), 'br', quality)).length / once.length;
    const usual = await sizeOf(2, 6);
    expect(usual).toBeGreaterThan(0.9);
    expect([await sizeOf(3, 6), await sizeOf(2, 11)].every((size) => size < usual / 1.5)).toBe(
      true,
    );
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

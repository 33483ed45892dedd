import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ByteCache } from './byte-cache.ts';

const sized = (size: number) => vi.fn(async () => Buffer.alloc(size));

describe('the byte cache', () => {
  it('makes the bytes of a key once, even for many concurrent requests', async () => {
    const cache = new ByteCache(1_000);
    const make = sized(10);
    const all = await Promise.all([1, 2, 3].map(() => cache.get('a', make)));
    await cache.get('a', make);
    expect(make).toHaveBeenCalledOnce();
    expect(new Set(all).size).toBe(1);
  });

  it('returns at once what it holds, which then counts as used', async () => {
    const cache = new ByteCache(24);
    expect(cache.peek('a')).toBeUndefined();
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) await cache.get(key, sized(3));
    expect(cache.peek('a')).toHaveLength(3);
    await cache.get('one more', sized(3));
    expect([cache.peek('a'), cache.peek('b')]).toEqual([Buffer.alloc(3), undefined]);
  });

  it('uses no more memory than the bytes take', async () => {
    const cache = new ByteCache(100);
    await cache.get('a', async () => Buffer.alloc(64_000).subarray(0, 10));
    expect(cache.peek('a')?.buffer.byteLength).toBe(10);
  });

  it('evicts the least recently used when there is too much', async () => {
    const cache = new ByteCache(100);
    const [a, b] = [sized(10), sized(10)];
    await cache.get('a', a);
    await cache.get('b', b);
    for (let n = 0; n < 8; n++) await cache.get(`filler ${n}`, sized(10));
    await cache.get('a', a);
    await cache.get('one more', sized(10));
    await cache.get('a', a);
    await cache.get('b', b);
    expect([a.mock.calls.length, b.mock.calls.length]).toEqual([1, 2]);
  });

  it('does not keep what would displace most of the rest', async () => {
    const cache = new ByteCache(80);
    const large = sized(11);
    await cache.get('large', large);
    await cache.get('large', large);
    expect(large).toHaveBeenCalledTimes(2);
  });

  it.each<[what: string, make: () => Promise<Buffer>]>([
    ['rejects', async () => Promise.reject(new Error('no'))],
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
  ])('tries again after making %s', async (_what, make) => {
    const cache = new ByteCache(100);
    await expect(cache.get('a', make)).rejects.toThrow('no');
    expect(await cache.get('a', sized(3))).toHaveLength(3);
  });

  it('never exceeds its limit, whatever is requested in whatever order', async () => {
    const keys = fc.array(fc.record({ key: fc.nat(12), size: fc.nat(20) }), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(keys, async (asked) => {
        const cache = new ByteCache(100);
        const last = new Map<string, number>();
        for (const { key, size } of asked) {
          const bytes = await cache.get(String(key), sized(size));
          last.set(String(key), bytes.length);
        }
        let held = 0;
        for (const key of [...last.keys()]) {
          const make = sized(0);
          const bytes = await cache.get(key, make);
          if (make.mock.calls.length === 0) held += bytes.length;
        }
        expect(held).toBeLessThanOrEqual(100);
      }),
    );
  });
});

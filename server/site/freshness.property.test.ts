import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Freshness } from './freshness.ts';
import { PageRecords } from './page-records.ts';

/** What happens to a page: `saved` is a change that keeps its old version until it is `let go`. */
const happenings = {
  made: (freshness: Freshness, path: string) => freshness.fresh(path),
  spoiled: (freshness: Freshness, path: string) => freshness.stale(path),
  changed: (freshness: Freshness, path: string) => freshness.overtaken(path, false),
  saved: (freshness: Freshness, path: string) => freshness.overtaken(path, true),
  'let go': (freshness: Freshness, path: string) => freshness.letGo(path),
};
type What = keyof typeof happenings;

const paths = ['/a', '/b'];
const happening = fc.record({
  path: fc.constantFrom(...paths),
  what: fc.constantFrom(...(Object.keys(happenings) as What[])),
});

/** What happened to a page since it was last made; null when it never was. */
const sinceMade = (all: What[]) =>
  all.includes('made') ? all.slice(all.lastIndexOf('made') + 1) : null;

/** Whether a page is served without a check, and whether that is the version before a save. */
function expected(all: What[]): { served: boolean; outgoing: boolean } {
  const since = sinceMade(all);
  if (!since || since.includes('changed') || since.includes('spoiled'))
    return { served: false, outgoing: false };
  const [, ...later] = since.includes('saved') ? since.slice(since.indexOf('saved')) : [];
  const served = !later.includes('let go');
  return { served, outgoing: served && since.includes('saved') };
}

/** A site of two pages, and the versions that the edge serves. */
function openPages() {
  const records = new PageRecords();
  for (const path of paths) records.set({ path, etag: `"${path}"`, headers: {}, reads: [] });
  const edge = new Map<string, string | undefined>();
  const freshness = new Freshness(records, {
    fresh: (path, etag) => void edge.set(path, etag),
    stale: (path) => void edge.delete(path),
  });
  return { records, edge, freshness };
}

it('serves a page from its making to the next change, or until a save lets the old one go; so does the edge', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 30, size: 'max' }), (all) => {
      const { records, edge, freshness } = openPages();
      for (const [n, { path, what }] of all.entries()) {
        happenings[what](freshness, path);
        for (const one of paths) {
          const so = all.slice(0, n + 1).flatMap((it) => (it.path === one ? it.what : []));
          const { served, outgoing } = expected(so);
          expect([!records.isStale(one), edge.has(one)]).toEqual([served, served]);
          expect(edge.get(one)).toBe(served ? `"${one}"` : undefined);
          expect(freshness.isOutgoing(one)).toBe(outgoing);
        }
      }
    }),
  );
});

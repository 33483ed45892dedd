import { describe, expect, it } from 'vitest';
import { edgeHere } from '../../tests/fixtures/edge.ts';
import { page, plain, shown, variant } from '../../tests/fixtures/hot-pages.ts';

describe('pages at hand', () => {
  it('make room for others: the least recently used go first, and can come back', () => {
    const one = edgeHere();
    one.hot.offer('/a', page('/a'), variant('/a'));
    const edge = edgeHere(2.5 * (one.kept.answer(plain)?.length ?? 0));
    for (const path of ['/a', '/b']) edge.hot.offer(path, page(path), variant(path));
    expect(shown(edge, '/a')).toBe('/a');
    edge.hot.offer('/c', page('/c'), variant('/c'));
    expect(['/a', '/b', '/c'].map((path) => shown(edge, path))).toEqual(['/a', undefined, '/c']);
    expect(edge.kept.has('/b')).toBe(false);
    edge.hot.offer('/b', page('/b'), variant('/b'));
    expect(shown(edge, '/b')).toBe('/b');
  });

  it('are not answered with once the edge says that it lost them, whatever it still holds', () => {
    const edge = edgeHere();
    edge.hot.offer('/a', page('one'), variant('one'));
    edge.hot.lost();
    expect(shown(edge)).toBeUndefined();
    edge.hot.offer('/a', page('one'), variant('one'));
    expect(shown(edge)).toBe('one');
  });

  it('are out of date when they change, also after word of an earlier one being dropped came late', () => {
    const edge = edgeHere();
    edge.hot.offer('/a', page('one'), variant('one'));
    const slot = edge.hot.versions.findIndex((version) => version !== 0);
    edge.hot.dropped('/a', slot - 1);
    expect(shown(edge)).toBe('one');
    edge.hot.stale('/a');
    expect(shown(edge)).toBeUndefined();
  });

  it('are as many as there is room for, and each stays itself; when they are lost, all of it is free', () => {
    const edge = edgeHere(Number.POSITIVE_INFINITY);
    const paths = Array.from({ length: edge.hot.versions.length + 1 }, (_, n) => `/${n}`);
    const offer = (path: string) => edge.hot.offer(path, page(path), variant(path));
    for (const all of [paths, paths.toReversed()]) {
      all.forEach(offer);
      expect(all.map((path) => shown(edge, path))).toEqual([...all.slice(0, -1), undefined]);
      edge.hot.lost();
    }
  });
});

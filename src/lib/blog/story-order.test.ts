import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merged, ordered } from './story-order.ts';

const story = (id: string, moment: string) => ({ id, moment });
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

describe('Ordering: bookmarked first, then recent, then newest first', () => {
  const stories = [
    story('a', '2026-01'),
    story('b', '2026-02'),
    story('c', ''),
    story('d', '2026-03'),
  ];

  it('newest first where nothing is bookmarked or recent; without a date last', () => {
    expect(ids(ordered(stories, { bookmarks: [], recent: [] }))).toBe('dbac');
  });

  it('bookmarked before recent before the others, newest first in each', () => {
    expect(ids(ordered(stories, { bookmarks: ['a'], recent: ['c'] }))).toBe('acdb');
    expect(ids(ordered(stories, { bookmarks: ['c', 'a'], recent: ['a', 'b'] }))).toBe('acbd');
  });

  it('keeps every story, and the order of those of the same moment', () => {
    const id = fc.constantFrom(...'abcdef');
    const list = fc.uniqueArray(id).map((all) => all.map((one) => story(one, '2026')));
    fc.assert(
      fc.property(list, fc.array(id), fc.array(id), (all, bookmarks, recent) => {
        const order = ordered(all, { bookmarks, recent });
        expect(order.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
          all.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
        );
        const others = all.filter((one) => ![...bookmarks, ...recent].includes(one.id));
        expect(order.slice(order.length - others.length)).toEqual(others);
      }),
    );
  });
});

describe('server posts are merged with local posts by slug (or id), local wins', () => {
  const server = [
    { id: '1', slug: 'a' },
    { id: '2', slug: 'b' },
  ];

  it('by id, although the slug was changed', () => {
    const copy = { id: '2', slug: 'c', local: true };
    expect(merged(server, [copy])).toEqual([server[0], copy]);
  });

  it('by slug, although the id is a local one', () => {
    const copy = { id: 'local-5', slug: 'a', local: true };
    expect(merged(server, [copy])).toEqual([copy, server[1]]);
  });

  it('a local post that takes the slug of another post is listed once', () => {
    const copy = { id: '2', slug: 'a' };
    expect(merged(server, [copy])).toEqual([copy]);
  });

  it('a copy with the post’s id takes precedence over one with its slug', () => {
    const copies = [
      { id: 'local-5', slug: 'b' },
      { id: '2', slug: 'c' },
    ];
    expect(merged(server, copies)).toEqual([server[0], copies[1]]);
  });

  it('adds what the server does not have', () => {
    const alone = { id: 'local-5', slug: 'z' };
    expect(merged(server, [alone])).toEqual([alone, ...server]);
  });
});

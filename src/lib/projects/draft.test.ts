import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectStatuses } from '../../entities/project.ts';
import {
  emptyDraft,
  hasEarlyEnd,
  imageItems,
  isTaken,
  linkPreview,
  listItems,
  listText,
  moved,
  type ProjectDraft,
  payloadOf,
  withEnd,
} from './draft.ts';

const month = fc
  .tuple(fc.integer({ min: 1970, max: 2036 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, n]) => `${year}-${String(n).padStart(2, '0')}`);
const draft: fc.Arbitrary<ProjectDraft> = fc
  .record({
    name: fc.string(),
    status: fc.constantFrom(...projectStatuses),
    startYM: fc.oneof(month, fc.constant('')),
    endYM: fc.oneof(month, fc.constant('')),
  })
  .map((part) => ({ ...emptyDraft, ...part }));

describe('Status follows the end date', () => {
  it('if an end date is set while status is In Progress it becomes Completed', () => {
    fc.assert(
      fc.property(draft, month, (one, end) => {
        const { status } = withEnd(one, end);
        expect(status).toBe(one.status === 'In Progress' ? 'Completed' : one.status);
      }),
    );
  });
  it('if the end date is cleared while status is Completed it becomes In Progress', () => {
    fc.assert(
      fc.property(draft, fc.constantFrom('', '2020-', '-05'), (one, end) => {
        const { status } = withEnd(one, end);
        expect(status).toBe(one.status === 'Completed' ? 'In Progress' : one.status);
      }),
    );
  });
});

describe('Form draft', () => {
  it('Defaults: empty text, featured false, sortOrder 0, status In Progress', () => {
    expect(payloadOf(emptyDraft)).toMatchObject({
      name: '',
      featured: false,
      sortOrder: 0,
      status: 'In Progress',
      endDate: null,
    });
  });
  it('links {url} only when a URL is set', () => {
    expect(payloadOf(emptyDraft)).not.toHaveProperty('links');
    expect(payloadOf({ ...emptyDraft, projectUrl: ' https://a.test ' }).links).toEqual({
      url: 'https://a.test',
    });
  });
  it('Sort Order is a number; empty counts as 0', () => {
    expect(payloadOf({ ...emptyDraft, sortOrder: ' ' }).sortOrder).toBe(0);
    expect(payloadOf({ ...emptyDraft, sortOrder: '-3' }).sortOrder).toBe(-3);
  });
  it('comma-separated lists are trimmed and empties dropped', () => {
    expect(listItems(' a, ,b,, c ')).toEqual(['a', 'b', 'c']);
    const item = fc.stringMatching(/^[a-z/:.]{1,9}$/);
    fc.assert(
      fc.property(fc.array(item), (items) => {
        expect(listItems(listText(items))).toEqual(items);
      }),
    );
  });
  it('an inline image, and an address that contains commas, stay whole', () => {
    const images = [
      'data:image/png;base64,AAAA',
      'data:image/jpeg;base64,/9j/4AAQ',
      'https://a.test/upload/w_400,h_300,c_fill/b.jpg',
      '/uploads/c.png',
    ];
    expect(imageItems(listText(images))).toEqual(images);
    expect(imageItems(` ${images.join(',')},, `)).toEqual(images);
    expect(payloadOf({ ...emptyDraft, images: listText(images) }).images).toEqual(images);
  });
  it('a relative image address starts at the site’s root while it is typed, as once saved', () => {
    const rooted = ['/uploads/a.webp', '/uploads/b.webp', '/c.webp'];
    expect(imageItems('uploads/a.webp, ./uploads/b.webp, /c.webp')).toEqual(rooted);
  });
});

it('End must not be before Start', () => {
  fc.assert(
    fc.property(month, month, (startYM, endYM) => {
      expect(hasEarlyEnd({ ...emptyDraft, startYM, endYM })).toBe(endYM < startYM);
      expect(hasEarlyEnd({ ...emptyDraft, startYM, endYM: '' })).toBe(false);
    }),
  );
});

it('Duplicate name (case-insensitive, other projects)', () => {
  expect(isTaken(' lattice', [{ name: 'Lattice' }])).toBe(true);
  expect(isTaken('', [{ name: '' }])).toBe(false);
  expect(isTaken('Lattice 2', [{ name: 'Lattice' }])).toBe(false);
});

it('reordering keeps every image', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.nat(), (items, a, b) => {
      const [from, to] = [a % items.length, b % items.length];
      const after = moved(items, from, to);
      expect(after[to]).toBe(items[from]);
      expect([...after].sort()).toEqual([...items].sort());
    }),
  );
});

it('URL preview', () => {
  expect(linkPreview('https://a.test/b?c=1')).toEqual({ host: 'a.test', path: '/b?c=1' });
  expect(linkPreview('https://a.test')).toEqual({ host: 'a.test', path: '' });
  expect(linkPreview(' https://a.test/?c=1 ')).toEqual({ host: 'a.test', path: '/?c=1' });
  expect(linkPreview('https://a.test/b')).toEqual({ host: 'a.test', path: '/b' });
  expect(linkPreview('a.test')).toBeNull();
  expect(linkPreview('https:///a.test')).toBeNull();
});

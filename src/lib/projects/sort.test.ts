import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectDifficulty } from '../difficulty.ts';
import { searchEntry, searchQuery, searchScore } from './search.ts';
import { arranged, type Placed, sortModes } from './sort.ts';

const day = fc
  .integer({ min: 1, max: 28 })
  .map((n) => `2026-01-${String(n).padStart(2, '0')}T00:00:00.000Z`);
const technology = fc.constantFrom('React', 'IFC', 'Kubernetes', 'Python', 'Revit', 'AWS');
const project: fc.Arbitrary<Placed> = fc
  .record({
    name: fc.constantFrom('Lattice', 'Parcel', 'React to rain', 'Revit rooms'),
    techStack: fc.uniqueArray(technology),
    featured: fc.boolean(),
    sortOrder: fc.constant(0),
    createdAt: fc.option(day),
    updatedAt: fc.option(day),
    readingTime: fc.integer({ min: 1, max: 9 }),
  })
  .map((one) => ({ ...one, search: searchEntry({ ...one, summaryText: 'Rooms' }) }));
const projects = fc.array(project, { maxLength: 20 });
const mode = fc.constantFrom(...sortModes.map(({ value }) => value));
const typed = fc.constantFrom('', ' ', 're', 'revit', 'ifc', 'rooms', 'zzz');

const pairs = <T>(items: readonly T[]) => items.slice(1).map((b, n) => [items[n] as T, b] as const);
const moment = ({ updatedAt, createdAt }: Placed) =>
  [updatedAt ?? '', createdAt ?? ''].sort()[1] ?? '';

describe('Sort modes', () => {
  it('a project matches when its search score is above 0, in every mode', () => {
    fc.assert(
      fc.property(projects, mode, typed, (all, by, text) => {
        const query = searchQuery(text);
        const matching = all.filter((one) => !query || searchScore(one.search, query) > 0);
        expect(new Set(arranged(all, by, query))).toEqual(new Set(matching));
      }),
    );
  });
  it('Smart sort: by search score when a query is present', () => {
    fc.assert(
      fc.property(projects, fc.constantFrom('re', 'revit', 'ifc'), (all, text) => {
        const query = searchQuery(text);
        if (!query) throw new Error('a query');
        for (const [a, b] of pairs(arranged(all, 'intelligent', query))) {
          expect(searchScore(a.search, query)).toBeGreaterThanOrEqual(searchScore(b.search, query));
        }
      }),
    );
  });
  it('Smart sort: otherwise featured first, then most recently updated', () => {
    fc.assert(
      fc.property(projects, (all) => {
        for (const [a, b] of pairs(arranged(all, 'intelligent', null))) {
          expect(Number(a.featured)).toBeGreaterThanOrEqual(Number(b.featured));
          if (a.featured === b.featured) expect(moment(a) >= moment(b)).toBe(true);
        }
      }),
    );
  });
  it('Sort Order: lower appears first among featured and among the others', () => {
    const [sample] = fc.sample(project, 1);
    if (!sample) throw new Error('a project');
    const low = { ...sample, sortOrder: 1, updatedAt: '2020-01-01T00:00:00.000Z' };
    const high = { ...sample, sortOrder: 2, updatedAt: '2026-01-01T00:00:00.000Z' };
    expect(arranged([high, low], 'intelligent', null)).toEqual([low, high]);
  });
  it('Recent sort uses the latest of the updated, modified or created timestamps', () => {
    fc.assert(
      fc.property(projects, (all) => {
        for (const [a, b] of pairs(arranged(all, 'recent', null))) {
          expect(moment(a) >= moment(b)).toBe(true);
        }
      }),
    );
  });
  it('Complex: the most difficult first', () => {
    fc.assert(
      fc.property(projects, (all) => {
        for (const [a, b] of pairs(arranged(all, 'difficulty', null))) {
          expect(projectDifficulty(a.techStack)).toBeGreaterThanOrEqual(
            projectDifficulty(b.techStack),
          );
        }
      }),
    );
  });
  it('Quick: the shortest reading first', () => {
    fc.assert(
      fc.property(projects, (all) => {
        for (const [a, b] of pairs(arranged(all, 'reading', null))) {
          expect(a.readingTime).toBeLessThanOrEqual(b.readingTime);
        }
      }),
    );
  });
  it('Smart (default, internal name intelligent), Recent, Complex (difficulty), Quick (reading)', () => {
    expect(sortModes.map(({ label, value }) => [label, value])).toEqual([
      ['Smart', 'intelligent'],
      ['Recent', 'recent'],
      ['Complex', 'difficulty'],
      ['Quick', 'reading'],
    ]);
  });
});

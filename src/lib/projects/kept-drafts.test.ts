import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectStatuses } from '../../entities/project.ts';
import { emptyDraft, type ProjectDraft, payloadOf } from './draft.ts';
import { keptDrafts } from './kept-drafts.ts';

const draft: fc.Arbitrary<ProjectDraft> = fc
  .record({
    name: fc.string(),
    techStack: fc.string(),
    featured: fc.boolean(),
    status: fc.constantFrom(...projectStatuses),
    endYM: fc.constantFrom('2021-04', '2021-', ''),
  })
  .map((part) => ({ ...emptyDraft, ...part }));

const at = '2026-11-20T00:00:00.000Z';

describe('A draft kept on the device', () => {
  it('is restored as it was kept; anything else is not restored', () => {
    fc.assert(
      fc.property(draft, fc.constantFrom(null, '"1"'), (one, etag) => {
        expect(keptDrafts({ draft: one, at, etag })).toEqual([{ draft: one, at, etag }]);
      }),
    );
    fc.assert(fc.property(fc.jsonValue(), (value) => keptDrafts(value).length === 0));
    expect(keptDrafts({ draft: null })).toEqual([]);
    for (const unknown of [undefined, null, 5]) {
      expect(keptDrafts({ draft: emptyDraft, at: unknown })).toEqual([
        { draft: emptyDraft, at: '' },
      ]);
    }
  });

  it('has the default for a field of another kind, so that the form can show it', () => {
    const odd = { name: 'A', techStack: ['Revit', 3, 'IFC'], images: null, sortOrder: 4 };
    const [kept] = keptDrafts({ draft: { ...odd, status: 'Begun', featured: 'x', client: {} } });
    expect(kept?.draft).toEqual({
      ...emptyDraft,
      name: 'A',
      techStack: 'Revit, IFC',
      sortOrder: '4',
    });
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(emptyDraft)), fc.jsonValue()),
        (any) => {
          const [one] = keptDrafts({ draft: { ...any, name: 'A' } });
          expect(one && payloadOf(one.draft).name).toBe('A');
        },
      ),
    );
  });

  it('is restored with those that were still offered when it was kept, each once', () => {
    const [a, b] = [
      { draft: { ...emptyDraft, name: 'A' }, at: '1' },
      { draft: { ...emptyDraft, name: 'B' }, at: '2' },
    ];
    expect(keptDrafts({ ...b, offered: [a, b, null, {}] })).toEqual([b, a]);
    expect(keptDrafts({ ...b, offered: 'none' })).toEqual([b]);
  });
});

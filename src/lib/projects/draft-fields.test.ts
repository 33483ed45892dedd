import { expect, it } from 'vitest';
import { emptyDraft } from './draft.ts';
import { differingFields } from './draft-fields.ts';

it('names the fields in which two drafts differ, in the order of the form', () => {
  expect(differingFields(emptyDraft, emptyDraft)).toEqual([]);
  expect(differingFields(emptyDraft, { ...emptyDraft, featured: true, client: 'A' })).toEqual([
    'client',
    'featured',
  ]);
});

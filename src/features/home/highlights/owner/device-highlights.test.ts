import { beforeEach, expect, it, vi } from 'vitest';
import { createWebStorage } from '../../../../../tests/fixtures/web-storage.ts';
import { newFields } from '../../../../lib/highlights.ts';

beforeEach(() => vi.stubGlobal('localStorage', createWebStorage()));

const malformed = [null, 5, {}, { fields: {}, base: {} }, { fields: 5, base: 5 }];

it('a malformed draft of a highlight counts as none, and is written over', async () => {
  const { hasDraft, keepDraft, readDraft } = await import('./device-highlights.ts');
  const read = (draft: unknown) => {
    localStorage.setItem('highlightDraftV1:a', JSON.stringify(draft));
    return readDraft('a');
  };
  expect(malformed.map(read)).toEqual(malformed.map(() => null));
  const draft = { fields: newFields(0), base: newFields(1) };
  expect(hasDraft('a')).toBe(false);
  expect(keepDraft('a', draft)).toBe(true);
  expect(hasDraft('a')).toBe(true);
  expect(readDraft('a')).toEqual(draft);
});

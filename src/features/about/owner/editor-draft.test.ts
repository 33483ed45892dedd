import { beforeEach, expect, it, vi } from 'vitest';
import { createWebStorage } from '../../../../tests/fixtures/web-storage.ts';
import { editorDraft } from './editor-draft.ts';
import { type PartName, partShapes } from './profile-document.ts';
import { keptSkill } from './skills/skill-drafts.ts';

beforeEach(() => vi.stubGlobal('localStorage', createWebStorage()));

const keep = (draft: unknown) => localStorage.setItem('draft', JSON.stringify(draft));
const malformed = [null, 5, [], {}, { value: null, base: null }, { value: {}, base: {} }];
const names = Object.keys(partShapes) as PartName[];

it.each(names.filter((name) => name !== 'avatarUrl'))(
  'a malformed draft of %s counts as none',
  (name) => {
    const read = (draft: unknown) => {
      keep(draft);
      return editorDraft<unknown>('draft', partShapes[name]).read();
    };
    expect(malformed.map(read)).toEqual(malformed.map(() => undefined));
  },
);

it('a malformed draft of a skill counts as none, and is written over', () => {
  localStorage.setItem('skillDraftV1:a', JSON.stringify({ value: {}, base: {} }));
  expect(keptSkill('a').read()).toBeUndefined();
  const skill = { name: 'IFC', category: '', level: '' };
  expect(keptSkill('a').keep({ value: skill, base: skill })).toBe(true);
  expect(keptSkill('a').read()).toEqual({ value: skill, base: skill });
});

it('a draft too long to be saved is kept', () => {
  const draft = { value: 'x'.repeat(501), base: '' };
  keep(draft);
  expect(editorDraft('draft', partShapes.motto).read()).toEqual(draft);
});

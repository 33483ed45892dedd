import { beforeEach, expect, it, vi } from 'vitest';
import { createWebStorage } from '../../tests/fixtures/web-storage.ts';
import { recordDraft } from './record-draft.ts';

const blank = { school: '', degree: '' };

beforeEach(() => {
  vi.stubGlobal('localStorage', createWebStorage());
});

it('keeps what was written with the version it was begun from', () => {
  const draft = recordDraft('draft', 'a', blank);
  expect(draft.read()).toBeNull();
  draft.keep({ school: 'Pokhara', degree: 'BE' }, '"1"');
  expect(draft.read()).toEqual({ value: { school: 'Pokhara', degree: 'BE' }, etag: '"1"' });
  draft.drop();
  expect(draft.read()).toBeNull();
});

it('never replaces the draft of another record', () => {
  recordDraft('draft', 'a', blank).keep({ ...blank, school: 'A' }, null);
  recordDraft('draft', '', blank).keep({ ...blank, school: 'New' }, null);
  expect(recordDraft('draft', 'a', blank).read()?.value.school).toBe('A');
  expect(localStorage.getItem('draft')).toContain('New');
});

it('fills in what an older draft lacks, and ignores what is not a draft', () => {
  localStorage.setItem('draft', '{"value":{"school":"A"}}');
  expect(recordDraft('draft', '', blank).read()).toEqual({
    value: { school: 'A', degree: '' },
    etag: null,
  });
  for (const text of ['{"half', '7', '{"value":null}', 'null']) {
    localStorage.setItem('draft', text);
    expect(recordDraft('draft', '', blank).read()).toBeNull();
  }
});

it('fills in what a draft has of another kind, so that the form can show the rest of it', () => {
  localStorage.setItem('draft', '{"value":{"school":"A","degree":5}}');
  expect(recordDraft('draft', '', blank).read()?.value).toEqual({ school: 'A', degree: '' });
  localStorage.setItem('draft', '{"value":{"school":[]}}');
  expect(recordDraft('draft', '', blank).read()).toBeNull();
});

import { beforeEach, expect, it, vi } from 'vitest';
import { createWebStorage } from '../../tests/fixtures/web-storage.ts';
import { tabDraft } from './tab-draft.ts';

const byAnotherTab = (text: string) => localStorage.setItem('draft', text);

beforeEach(() => {
  vi.stubGlobal('localStorage', createWebStorage());
  tabDraft('draft').read();
});

it('neither overwrites nor drops what another tab has kept', () => {
  expect(tabDraft('draft').keep('mine')).toBe(true);
  byAnotherTab('"theirs"');
  expect(tabDraft('draft').keep('mine, longer')).toBe('another-tab');
  tabDraft('draft').drop();
  expect(localStorage.getItem('draft')).toBe('"theirs"');
});

it('goes on from a draft it has read', () => {
  byAnotherTab('"theirs"');
  expect(tabDraft('draft').read()).toBe('theirs');
  expect(tabDraft('draft').keep('theirs, longer')).toBe(true);
  tabDraft('draft').drop();
  expect(localStorage.getItem('draft')).toBeNull();
});

it('keeps its own again once another tab has dropped the draft', () => {
  byAnotherTab('"theirs"');
  expect(tabDraft('draft').keep('mine')).toBe('another-tab');
  localStorage.removeItem('draft');
  expect(tabDraft('draft').keep('mine')).toBe(true);
});

it('does not bring back what it has only read, once another tab has saved or discarded it', () => {
  byAnotherTab('"theirs"');
  tabDraft('draft').read();
  localStorage.removeItem('draft');
  expect(tabDraft('draft').keep('theirs')).toBe(true);
  expect(localStorage.getItem('draft')).toBeNull();
  expect(tabDraft('draft').keep('theirs, longer')).toBe(true);
  expect(localStorage.getItem('draft')).toBe('"theirs, longer"');
});

it('keeps the same words again after it has dropped them itself', () => {
  byAnotherTab('"theirs"');
  tabDraft('draft').read();
  tabDraft('draft').drop();
  expect(tabDraft('draft').keep('theirs')).toBe(true);
  expect(localStorage.getItem('draft')).toBe('"theirs"');
});

import { beforeEach, expect, it, vi } from 'vitest';
import { createWebStorage } from '../../tests/fixtures/web-storage.ts';
import { moveDrafts } from './move-drafts.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', createWebStorage());
});

it('gives each draft of an earlier version a key of its own, and removes the common one', () => {
  localStorage.setItem('drafts', '{"a":{"value":1},"b":{"value":2}}');
  moveDrafts('drafts', 'draft:');
  expect(localStorage.getItem('draft:a')).toBe('{"value":1}');
  expect(localStorage.getItem('draft:b')).toBe('{"value":2}');
  expect(localStorage.getItem('drafts')).toBeNull();
});

it('leaves the newer draft under its own key', () => {
  localStorage.setItem('drafts', '{"a":"old"}');
  localStorage.setItem('draft:a', '"new"');
  moveDrafts('drafts', 'draft:');
  expect(localStorage.getItem('draft:a')).toBe('"new"');
});

it('keeps them together as long as the device has no room for a copy', () => {
  localStorage.setItem('drafts', '{"a":1}');
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  moveDrafts('drafts', 'draft:');
  expect(localStorage.getItem('drafts')).toBe('{"a":1}');
});

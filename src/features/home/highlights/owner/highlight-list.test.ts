import { afterEach, expect, it, vi } from 'vitest';
import { createWebStorage } from '../../../../../tests/fixtures/web-storage.ts';
import { newFields, previewOf } from '../../../../lib/highlights.ts';

/* The owner's requests end owner mode in time, by a timer that would outlive this file. */
vi.mock('../../../../owner/owner-api.ts', () => ({ ownerApi: {} }));

afterEach(() => vi.unstubAllGlobals());

/** The owner's list of three highlights of one position. */
async function listed() {
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, createWebStorage());
  const { $highlights, ...list } = await import('./highlight-list.ts');
  $highlights.set(['a', 'b', 'c'].map((id) => previewOf(id, newFields(0))));
  return { ...list, ids: () => $highlights.get().map(({ id }) => id) };
}

it('a highlight whose deletion failed is back at its place, also among others of its position', async () => {
  const { deleteHighlight, ids } = await listed();
  const refused = () => Promise.reject(new TypeError('Failed to fetch'));
  for (const id of ids()) {
    await expect(deleteHighlight(id, refused)).rejects.toThrow();
    expect(ids()).toEqual(['a', 'b', 'c']);
  }
});

it('a highlight that shall stay is back at its place, and one that was shown again goes once deleted', async () => {
  const { deleteHighlight, putHighlight, ids } = await listed();
  expect(await deleteHighlight('b', async () => false)).toBe(false);
  expect(ids()).toEqual(['a', 'b', 'c']);
  const changedMeanwhile = async () => putHighlight(previewOf('b', newFields(0)));
  expect(await deleteHighlight('b', changedMeanwhile)).toBe(true);
  expect(ids()).toEqual(['a', 'c']);
});

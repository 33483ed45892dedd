import { afterEach, expect, it, vi } from 'vitest';
import { createWebStorage } from '../../../../../tests/fixtures/web-storage.ts';
import { newFields, previewOf } from '../../../../lib/highlights.ts';

afterEach(() => vi.unstubAllGlobals());

it('a highlight whose deletion failed is back at its place, also among others of its position', async () => {
  vi.stubGlobal('localStorage', createWebStorage());
  vi.stubGlobal('sessionStorage', createWebStorage());
  const { $highlights, deleteHighlight } = await import('./highlight-list.ts');
  const refused = () => Promise.reject(new TypeError('Failed to fetch'));
  const all = ['a', 'b', 'c'].map((id) => previewOf(id, newFields(0)));
  $highlights.set(all);
  for (const highlight of all) {
    await expect(deleteHighlight(highlight.id, refused)).rejects.toThrow();
    expect($highlights.get().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  }
});

import { describe, expect, it } from 'vitest';
import { draftWords, unsavedWords } from './unsaved-words.ts';

describe('unsaved changes', () => {
  it('say how much of them this device keeps', () => {
    const kept = [true, false, 'all-but-picture', 'another-tab'] as const;
    expect(kept.map(unsavedWords)).toEqual([
      'Unsaved changes, kept on this device.',
      'Unsaved changes. This device cannot keep them.',
      'Unsaved changes, kept on this device but for the picture, which is too large.',
      'Unsaved changes, not kept on this device: another tab keeps a draft of this.',
    ]);
  });

  it('say when their draft was kept, or why it was not', () => {
    const at = new Date(2026, 10, 20, 9, 5);
    const words = [null, at, false, 'another-tab'] as const;
    expect(words.map((keptAt) => draftWords(true, keptAt))).toEqual([
      'Unsaved changes.',
      'Unsaved changes. Draft kept on this device at 09:05.',
      'Unsaved changes. This device cannot keep a draft.',
      'Unsaved changes, not kept on this device: another tab keeps a draft of this.',
    ]);
    expect(words.map((keptAt) => draftWords(false, keptAt))).toEqual(['', '', '', '']);
  });
});

type Draft<V> = { value: V; base: V };

/**
 * What an editor begins with: the draft of an earlier visit, if it differs from what is stored.
 * `isOlder` tells whether what is stored was changed since the draft was begun.
 */
export function begun<V>(
  stored: V,
  draft: Draft<V> | null | undefined,
  isSame: (one: V, other: V) => boolean,
) {
  if (!draft || isSame(draft.value, stored)) {
    return { value: stored, restored: false, isOlder: false };
  }
  return { value: draft.value, restored: true, isOlder: !isSame(draft.base, stored) };
}

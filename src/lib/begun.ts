type Draft<V> = { value: V; base: V };

/**
 * What an editor begins with: the draft of an earlier visit, if it differs from what is stored.
 * `isOlder` tells whether what is stored was changed since the draft was begun, by someone else.
 *
 * @param sent what was sent from here without an answer: stored or not, it is nobody else's
 */
export function begun<V>(
  stored: V,
  draft: Draft<V> | null | undefined,
  isSame: (one: V, other: V) => boolean,
  sent: readonly V[] = [],
) {
  if (!draft || isSame(draft.value, stored)) {
    return { value: stored, restored: false, isOlder: false };
  }
  const isOwn = [draft.base, ...sent].some((one) => isSame(one, stored));
  return { value: draft.value, restored: true, isOlder: !isOwn };
}

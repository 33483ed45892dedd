import type { Collection } from '../../src/entities/collections.ts';
import { thenById } from '../../src/entities/sort-order.ts';
import type { DocumentSet, Entry } from '../store/document-set.ts';

type Placed<T> = Pick<Entry<T>, 'id' | 'value'>;

/**
 * Compares entries by their collection's order; the id breaks ties, so that the order is stable.
 */
export const inOrder = <T>({ order }: Pick<Collection<T>, 'order'>) =>
  thenById<Placed<T>>((a, b) => order(a.value, b.value));

/** Whether a visitor, or the owner, may see an entry. */
export const maySee = <T>(
  { visible }: Pick<Collection<T>, 'visible'>,
  { value }: Pick<Entry<T>, 'value'>,
  owner: boolean,
): boolean => owner || visible(value);

/** The entries of a collection that a visitor, or the owner, may see, in order. */
export function visibleEntries<T>(
  set: DocumentSet<T>,
  definition: Pick<Collection<T>, 'order' | 'visible'>,
  owner: boolean,
): Entry<T>[] {
  return [...set.values()]
    .filter((entry) => maySee(definition, entry, owner))
    .sort(inOrder(definition));
}

import { isOutdated } from '../api/version.ts';
import type { AskAgain, BeginDeletion } from '../lib/deletion.ts';
import { same } from '../lib/same.ts';
import { isUnanswered } from '../lib/save-words.ts';
import { ownerApi } from './owner-api.ts';

type Fields = Readonly<Record<string, unknown>>;

const read = (kind: string, id: string) =>
  ownerApi.read<Fields>(`${kind}/${encodeURIComponent(id)}`);

/** Deletes the version that was seen; another one only once the owner agreed to that. */
export async function removeSeen(
  kind: string,
  id: string,
  seen: string | null,
  askAgain: AskAgain,
): Promise<void> {
  try {
    await ownerApi.remove(kind, id, seen);
  } catch (error) {
    if (!isOutdated(error)) throw error;
    const { etag } = await read(kind, id);
    if (!(await askAgain())) throw error;
    await removeSeen(kind, id, etag, askAgain);
  }
}

/** A list tells less of an entry than the entry itself, and some things only it tells. */
const isAsShown = (stored: Fields, shown: Fields): boolean =>
  Object.keys(shown).every((name) => !(name in stored) || same(stored[name], shown[name]));

/** What the server refuses, the deletion reports; without an answer nothing may be deleted. */
function unlessUnanswered(error: unknown): null {
  if (isUnanswered(error)) throw error;
  return null;
}

/**
 * The deletion of an entry that the owner sees: whether it was changed since, elsewhere, and how to
 * delete what is stored now, unless it is changed once more.
 *
 * @param shown what the page shows of the entry; undefined if that is not known
 */
export function deletionOf(
  kind: string,
  id: string,
  shown: object | undefined | Promise<object | undefined>,
): BeginDeletion {
  return (askAgain) => {
    const stored = read(kind, id);
    return {
      isChanged: Promise.all([stored, shown]).then(
        ([{ value }, was]) => was !== undefined && !isAsShown(value, was as Fields),
        () => false,
      ),
      run: async () =>
        removeSeen(kind, id, (await stored.catch(unlessUnanswered))?.etag ?? null, askAgain),
    };
  };
}

type Listed = Fields[] | { items: Fields[] };

/** Finds, by their ids, the entries as they are now: as a page shows them that lists them. */
export function listedNow(path: string) {
  const all = ownerApi.read<Listed>(path).then(
    ({ value }) => ('items' in value ? value.items : value),
    () => [],
  );
  return async (wanted: string) => (await all).find(({ id }) => id === wanted);
}

import { unlessGone } from '../api/removal.ts';
import { statusOf } from '../lib/api-error.ts';
import { isOutdated } from '../lib/changed-status.ts';
import type { AskAgain, BeginDeletion } from '../lib/deletion.ts';
import { same } from '../lib/same.ts';
import { ownerApi } from './owner-api.ts';

type Fields = Readonly<Record<string, unknown>>;

const read = (kind: string, id: string) =>
  ownerApi.read<Fields>(`${kind}/${encodeURIComponent(id)}`);

type Options<T> = {
  /** Shows the entry as someone else changed it. */
  show?: ((stored: T) => void) | undefined;
  /** Whether an answer of 404 means that the entry is gone already; by default it does. */
  isGone?: (() => Promise<boolean>) | undefined;
};

type Removal = Options<Fields> & { askAgain: AskAgain };

/**
 * Deletes the version that was seen; another one only once the owner agreed to that. Returns
 * whether it is gone, by this or already: false if the owner let the other one stay.
 */
export const removeSeen = (
  kind: string,
  id: string,
  seen: string | null,
  removal: Removal,
): Promise<boolean> =>
  removeAgreed(kind, id, seen, removal).catch((error) => unlessGone(error, removal.isGone));

async function removeAgreed(
  kind: string,
  id: string,
  seen: string | null,
  { askAgain, show }: Removal,
): Promise<boolean> {
  try {
    await ownerApi.remove(kind, id, seen);
    return true;
  } catch (error) {
    if (!isOutdated(error)) throw error;
  }
  const { value, etag } = await read(kind, id);
  show?.(value);
  return (await askAgain()) && removeAgreed(kind, id, etag, { askAgain, show });
}

/** A list tells less of an entry than the entry itself, and some things only it tells. */
const isAsShown = (stored: Fields, shown: Fields): boolean =>
  Object.keys(shown).every((name) => !(name in stored) || same(stored[name], shown[name]));

/**
 * Without its version nothing may be deleted, which may have changed, except where entries cannot
 * be read one by one, or this one is gone: the deletion reports that (spec 1 §7).
 */
function unlessUnreadable(error: unknown): null {
  if (![404, 405].includes(statusOf(error))) throw error;
  return null;
}

type Shown = object | undefined;

/**
 * The deletion of an entry that the owner sees: whether it was changed since, elsewhere, and how to
 * delete what is stored now, unless it is changed once more.
 *
 * @param shown what the page shows of the entry; undefined if that is not known
 */
export function deletionOf<T extends object>(
  kind: string,
  id: string,
  shown: Shown | Promise<Shown>,
  { show, isGone }: Options<T> = {},
): BeginDeletion {
  return (askAgain) => {
    const stored = read(kind, id);
    const removal = { askAgain, show: show as Removal['show'], isGone };
    const changed = ({ value }: { value: Fields }, was: Shown) => {
      if (was === undefined || isAsShown(value, was as Fields)) return false;
      removal.show?.(value);
      return true;
    };
    return {
      isChanged: Promise.all([stored, shown]).then(
        ([now, was]) => changed(now, was),
        () => false, // the deletion reports the error
      ),
      run: async () =>
        removeSeen(kind, id, (await stored.catch(unlessUnreadable))?.etag ?? null, removal),
    };
  };
}

/** The deletion of an entry that only this device has: nobody else can change it. */
export const localDeletion: BeginDeletion = () => ({
  isChanged: Promise.resolve(false),
  run: async () => true,
});

type Listed = Fields[] | { items: Fields[] };

/** Finds, by their ids, the entries as they are now: as a page shows them that lists them. */
export function listedNow(path: string) {
  const all = ownerApi.read<Listed>(path).then(
    ({ value }) => ('items' in value ? value.items : value),
    () => [],
  );
  return async (wanted: string) => (await all).find(({ id }) => id === wanted);
}

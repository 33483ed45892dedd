import { isDeepStrictEqual } from 'node:util';
import { Hono } from 'hono';
import {
  type Collection,
  type CollectionName,
  collections,
  type EntityOf,
  type Stored,
} from '../../src/entities/collections.ts';
import type { RichTextKind } from '../../src/entities/entity.ts';
import { thenById } from '../../src/entities/sort-order.ts';
import { sanitise } from '../../src/lib/rich-text/sanitise.ts';
import type { DocumentSet, Entry } from '../store/document-set.ts';
import { answer, answerText, type Check, checkIfMatch, unchanged } from './answer.ts';
import { jsonBody, valid } from './body.ts';
import { cacheTagHeader, entryTag } from './cache-tag.ts';
import { deleteFallbacks } from './delete-fallbacks.ts';
import type { ApiEnv } from './dependencies.ts';
import { askedId, newId } from './ids.ts';
import { memoise } from './memoise.ts';
import { ownerOnly } from './owner.ts';
import { changesIn } from './partial-update.ts';
import { Problem } from './problem.ts';

/** How one collection differs from the plain case. */
export type CollectionOptions<T> = {
  /** What the API returns for an entry, or a promise of it. */
  view: (entry: Stored<T>) => unknown;
  /** What becomes of the JSON that was sent, before it is read. */
  receive?: (raw: Record<string, unknown>) => Promise<Record<string, unknown>>;
  /** Fills in the fields that the server sets. */
  prepare?: (next: T, current: T | undefined) => T;
  /**
   * Throws when the entry conflicts with another. Otherwise reserves its place until the returned
   * function is called, once the entry is stored or storing it has failed.
   */
  claim?: (next: T, id: string) => () => void;
};

const withoutMarkupRisk = <T>(entry: T, kinds: Collection<T>['richText']): T => {
  const clean: Partial<T> = {};
  for (const [field, kind] of Object.entries(kinds) as [keyof T, RichTextKind][]) {
    clean[field] = sanitise(kind, String(entry[field])) as T[keyof T];
  }
  return { ...entry, ...clean };
};

type Placed<T> = Pick<Entry<T>, 'id' | 'value'>;

/**
 * Compares entries by their collection's order; the id breaks ties, so that the order is stable.
 */
export const inOrder = <T>({ order }: Pick<Collection<T>, 'order'>) =>
  thenById<Placed<T>>((a, b) => order(a.value, b.value));

/** The entries of a collection that a visitor, or the owner, may see, in order. */
export function visibleEntries<T>(
  set: DocumentSet<T>,
  definition: Pick<Collection<T>, 'order' | 'visible'>,
  owner: boolean,
): Entry<T>[] {
  return [...set.values()]
    .filter(({ value }) => owner || definition.visible(value))
    .sort(inOrder(definition));
}

/** Reading and writing one collection: list, one, create, update, remove (DESIGN §3). */
export function collectionRoutes<N extends CollectionName>(
  name: N,
  set: DocumentSet<EntityOf[N]>,
  {
    view,
    receive = async (raw) => raw,
    prepare = (next) => next,
    claim = () => () => {},
  }: CollectionOptions<EntityOf[N]>,
) {
  type T = EntityOf[N];
  const definition: Collection<T> = collections[name];
  const present = ({ id, value }: Entry<T>) => view({ ...value, id });
  // A list is read again whenever one of its entries changes.
  const textOf = memoise(async (entry: Entry<T>) => JSON.stringify(await present(entry)));
  const clean = (raw: unknown) =>
    withoutMarkupRisk(valid(definition.schema, raw), definition.richText);
  const finished = (raw: unknown, current: T | undefined) => prepare(clean(raw), current);
  const tags = (id: string) => [entryTag(name, id)];

  const find = (id: string, owner: boolean): Entry<T> => {
    const entry = set.get(id);
    if (entry && (owner || definition.visible(entry.value))) return entry;
    throw missing(name);
  };

  const remove = async (id: string, check: Check): Promise<void> => {
    if (!set.has(id)) throw missing(name);
    await set.remove(id, check);
  };

  return new Hono<ApiEnv>()
    .get('/', async (c) => {
      const entries = visibleEntries(set, definition, c.get('owner'));
      const text = `[${(await Promise.all(entries.map(textOf))).join()}]`;
      return answerText(c, text, 'application/json', { tags: [name] });
    })
    .post('/', ownerOnly, async (c) => {
      const raw = await receive(await jsonBody(c));
      const value = finished(raw, undefined);
      const asked = askedId(raw, definition.idNames);
      const id = newId(asked, definition.idFrom?.(value) ?? '', (taken) => set.has(taken));
      const release = claim(value, id);
      const entry = await set.put(id, (current) => onlyNew(value, current)).finally(release);
      const headers = { Location: `/api/${name}/${encodeURIComponent(id)}` };
      return answer(c, await present(entry), {
        status: 201,
        headers,
        tags: tags(id),
        version: entry.version,
      });
    })
    .route('/', deleteFallbacks(remove))
    .get('/:id', async (c) => {
      const entry = find(c.req.param('id'), c.get('owner'));
      return answer(c, await present(entry), { tags: tags(entry.id), version: entry.version });
    })
    .put('/:id', ownerOnly, async (c) => {
      const id = c.req.param('id');
      const raw = await receive(await jsonBody(c));
      let release = () => {};
      const update = (current: Entry<T> | undefined) => {
        if (!current) throw missing(name);
        const next = { ...current.value, ...changesIn(raw, definition.schema, current.value) };
        checkIfMatch(c, current.version, () => isDeepStrictEqual(clean(next), current.value));
        const value = finished(next, current.value);
        release(); // the update may run again, on what someone else has changed
        release = claim(value, id);
        return value;
      };
      const entry = await set.put(id, update).finally(() => release());
      return answer(c, await present(entry), { tags: tags(id), version: entry.version });
    })
    .delete('/:id', ownerOnly, async (c) => {
      await remove(c.req.param('id'), unchanged(c));
      return c.body(null, 204);
    });
}

/** A missing entry depends on the whole collection, because it may be created. */
const missing = (name: CollectionName) =>
  new Problem(404, 'There is no such entry.', { headers: { [cacheTagHeader]: name } });

/** Refuses to overwrite an entry that was created meanwhile. */
function onlyNew<T>(value: T, current: Entry<T> | undefined): T {
  if (!current) return value;
  throw new Problem(409, 'Another entry has just taken this place. Please try again.');
}

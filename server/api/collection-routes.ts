import { Hono } from 'hono';
import {
  type Collection,
  type CollectionName,
  collections,
  type EntityOf,
  type Stored,
} from '../../src/entities/collections.ts';
import type { DocumentSet, Entry } from '../store/document-set.ts';
import { answer, answerText } from './answer.ts';
import { jsonBody } from './body.ts';
import { entryTag } from './cache-tag.ts';
import { CollectionEntries, type EntryRules } from './collection-entries.ts';
import { deleteFallbacks } from './delete-fallbacks.ts';
import type { ApiEnv } from './dependencies.ts';
import { checkIfMatch, unchanged } from './if-match.ts';
import { memoise } from './memoise.ts';
import { ownerOnly } from './owner.ts';
import { visibleEntries } from './visible-entries.ts';

/** How one collection differs from the plain case. */
export type CollectionOptions<T> = Partial<EntryRules<T>> & {
  /** What the API returns for an entry, or a promise of it. */
  view: (entry: Stored<T>) => unknown;
  /** What becomes of the JSON that was sent, before it is read. */
  receive?: (raw: Record<string, unknown>) => Promise<Record<string, unknown>>;
};

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
  type One = Entry<EntityOf[N]>;
  const definition: Collection<EntityOf[N]> = collections[name];
  const entries = new CollectionEntries({ name, definition, set, prepare, claim });
  const present = ({ id, value }: One) => view({ ...value, id });
  // A list is read again whenever one of its entries changes.
  const textOf = memoise(async (entry: One) => JSON.stringify(await present(entry)));
  const knownAs = ({ id, version }: One) => ({ tags: [entryTag(name, id)], version });

  return new Hono<ApiEnv>()
    .get('/', async (c) => {
      const all = visibleEntries(set, definition, c.get('owner'));
      const text = `[${(await Promise.all(all.map(textOf))).join()}]`;
      return answerText(c, text, 'application/json', { tags: [name] });
    })
    .post('/', ownerOnly, async (c) => {
      const entry = await entries.create(await receive(await jsonBody(c)), c.get('storing'));
      const headers = { Location: `/api/${name}/${encodeURIComponent(entry.id)}` };
      return answer(c, await present(entry), { ...knownAs(entry), status: 201, headers });
    })
    .route(
      '/',
      deleteFallbacks((id, check) => entries.remove(id, check)),
    )
    .get('/:id', async (c) => {
      const entry = entries.find(c.req.param('id'), c.get('owner'));
      return answer(c, await present(entry), knownAs(entry));
    })
    .put('/:id', ownerOnly, async (c) => {
      const raw = await receive(await jsonBody(c));
      const entry = await entries.update(c.req.param('id'), raw, (version, isStored) =>
        checkIfMatch(c, version, isStored),
      );
      return answer(c, await present(entry), knownAs(entry));
    })
    .delete('/:id', ownerOnly, async (c) => {
      await entries.remove(c.req.param('id'), unchanged(c));
      return c.body(null, 204);
    });
}

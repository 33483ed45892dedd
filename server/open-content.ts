import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import { collectionNames } from '../src/entities/collections.ts';
import { adoptSummaries } from './api/shared-summaries.ts';
import { BadSetting } from './env.ts';
import { type KeptAt, readKept } from './kept-summaries.ts';
import type { Backend } from './store/backend.ts';
import { ContentStore } from './store/content-store.ts';
import { JsonFolder } from './store/json-folder.ts';
import { usable } from './usable-folder.ts';

/** The folders of all content; a document that there is one of lies beside them. */
export const contentFolders = [...collectionNames, 'uploads'];

/** Loads all content; what an earlier run has kept of it is neither validated nor made again. */
async function openStore(backend: Backend, log: Logger, at?: KeptAt): Promise<ContentStore> {
  const kept = at ? readKept(at) : [];
  const known = new Map(kept.map((post) => [post.id, post]));
  const store = await ContentStore.open(backend, log, { posts: (id) => known.get(id) });
  adoptSummaries(store.collection('posts'), kept);
  return store;
}

/**
 * Opens the content folder for reading, also beside a server; creates what is missing in it. Throws
 * `BadSetting` when it cannot, or when there is no such folder: its name may be mistyped.
 *
 * @param at where an earlier run has kept what it made of the content.
 */
export async function openContent(folder: string, log: Logger, at?: KeptAt): Promise<ContentStore> {
  if (!existsSync(folder)) throw new BadSetting(`CONTENT_DIR ${folder} does not exist.`);
  const backend = new JsonFolder(folder);
  await usable('CONTENT_DIR', folder, () => backend.prepare(contentFolders));
  return openStore(backend, log, at);
}

/**
 * Opens the content folder as the one process that writes there, until it is released, which is to
 * be done after the store is closed. Throws `BadSetting` when it cannot, or another process is that
 * one.
 *
 * @param at where an earlier run has kept what it made of the content.
 */
export async function openOwnContent(folder: string, log: Logger, at?: KeptAt) {
  const backend = new JsonFolder(folder);
  const release = await usable('CONTENT_DIR', folder, async () => {
    await backend.prepare(contentFolders);
    return backend.own(contentFolders, log);
  });
  return { store: await openStore(backend, log, at), release };
}

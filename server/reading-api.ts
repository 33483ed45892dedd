import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Post } from '../src/entities/post.ts';
import { inProcess } from './api/in-process.ts';
import { apiOn } from './api-on.ts';
import type { Settings } from './env.ts';
import { type HighlightAll, highlightHere } from './highlighter/highlight-all.ts';
import type { KeptAt } from './kept-summaries.ts';
import { openContent } from './open-content.ts';
import type { ApiFetch } from './site/recording-fetch.ts';
import type { DocumentSet } from './store/document-set.ts';
import { UploadFolder } from './uploads/upload-folder.ts';

/** `posts` are those it answers with, when they are read in this process. */
type ReadingApi = { apiFetch: ApiFetch; posts?: DocumentSet<Post>; close: () => Promise<void> };

/**
 * The API as pages read it, whether or not a server runs on the same content: another host's when
 * `API_BASE` names one, else one on the content folder, where nobody can sign in.
 *
 * @param at where the server keeps what it made of the content.
 */
export async function openReadingApi(
  settings: Settings,
  log: Logger,
  at?: KeptAt,
  highlightAll: HighlightAll = highlightHere(),
): Promise<ReadingApi> {
  const base = settings.API_BASE;
  if (base) return { apiFetch: (path, init) => fetch(base + path, init), close: async () => {} };
  const store = await openContent(settings.CONTENT_DIR, log, at);
  const tokenKey = new Uint8Array(randomBytes(32));
  const nobody = { passphraseHash: async () => '', tokenKey, renewKey: async () => tokenKey };
  const uploads = new UploadFolder(settings.CONTENT_DIR, log);
  const api = apiOn(store, nobody, settings, log, {
    siteHealth: () => ({}),
    highlightAll,
    uploads,
  });
  const posts = store.collection('posts');
  return {
    apiFetch: inProcess(api),
    posts,
    close: () => {
      uploads.close();
      return store.close();
    },
  };
}

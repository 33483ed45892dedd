import type { Logger } from 'pino';
import type { HighlightAll } from '../highlighter/highlight-all.ts';
import type { Outbound } from '../security/outbound.ts';
import type { OwnerAuth } from '../security/owner-auth.ts';
import type { ContentStore, DocumentProblem } from '../store/content-store.ts';
import type { Storing } from '../store/document-set.ts';
import type { UploadStore } from '../uploads/upload-store.ts';
import type { Creations } from './kept-creations.ts';
import type { PostIndex } from './post-index.ts';
import type { ReadingMinutes } from './reading-minutes.ts';
import type { RelatedPosts } from './related-posts.ts';

/** What the API works with. Tests pass a store on a temporary folder and a clock of their own. */
export type ApiDependencies = {
  store: ContentStore;
  auth: OwnerAuth;
  postIndex: PostIndex;
  related: RelatedPosts;
  minutes: ReadingMinutes;
  uploads: UploadStore;
  /** Without it, a create sent again after a restart is another one. */
  creations?: Creations;
  /** Colours the code in posts. */
  highlightAll: HighlightAll;
  /** The only way to send requests to other hosts. */
  outbound: Outbound;
  log: Logger;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Whether the address of a visitor may be taken from `X-Forwarded-For`. */
  trustProxy: boolean;
  /** The public address, where it is set. */
  siteUrl?: string | undefined;
  /** What the published site adds to `/api/health`. */
  siteHealth: () => { problems?: DocumentProblem[]; [name: string]: unknown };
  /** The id of the server's build: another one may answer differently from the same content. */
  build: string;
};

/** What a request carries through the routes. */
export type ApiEnv = {
  Variables: { owner: boolean; build: string; storing?: Storing };
  Bindings: { address?: string };
};

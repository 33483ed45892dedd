import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import type { CollectionName } from '../../src/entities/collections.ts';
import type { Post } from '../../src/entities/post.ts';
import { postPath, projectsPath } from '../../src/lib/routes.ts';
import { isRead } from '../is-read.ts';
import type { Change } from '../store/content-store.ts';
import type { SingleName } from '../store/kinds.ts';
import type { Publisher } from './publisher.ts';

type Kind = Exclude<CollectionName, 'posts' | 'messages'> | SingleName;

/** The page on which the owner sees a save, by kind; every post has its own. */
const pages: Readonly<Record<Kind, string>> = {
  home: '/',
  highlights: '/',
  profile: '/about',
  skills: '/about',
  experience: '/experience',
  education: '/education',
  projects: projectsPath,
  certificates: '/certificates',
  gallery: '/certificates',
};

/** The path of that page before a change; none for a new post or a message. */
function pageOf({ folder, id, before }: Change): string | undefined {
  if (folder === 'posts') return before ? postPath((before as Post).slug) : undefined;
  return (pages as Partial<Record<string, string>>)[folder || id];
}

/** A request that may save: whether it is still being handled, and the pages it changed. */
type Saving = { isOpen: boolean; paths: Set<string> };

/**
 * Delays the answer to a save until its page shows it, or a moment at most. Until then visitors get
 * the page's old version, so that nobody waits for it to be rendered.
 */
export class Saves {
  readonly #publisher: Pick<Publisher, 'replaced'>;
  readonly #saving = new AsyncLocalStorage<Saving>();

  constructor(publisher: Pick<Publisher, 'replaced'>) {
    this.#publisher = publisher;
  }

  /**
   * The page whose old version is served until the request that made this change is answered; none
   * when no request made it, for example when a file was edited by hand.
   */
  keptBy(change: Change): string | undefined {
    const saving = this.#saving.getStore();
    const path = saving?.isOpen ? pageOf(change) : undefined;
    if (path) saving?.paths.add(path);
    return path;
  }

  /** For all requests to the API: delays the answers to those that change something. */
  readonly acknowledged: MiddlewareHandler = async (c, next) => {
    if (isRead(c.req.method)) return next();
    const saving: Saving = { isOpen: true, paths: new Set() };
    try {
      await this.#saving.run(saving, next);
    } finally {
      saving.isOpen = false;
      await Promise.all([...saving.paths].map((path) => this.#publisher.replaced(path)));
    }
  };
}

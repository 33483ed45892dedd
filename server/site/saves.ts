import type { MiddlewareHandler } from 'hono';
import type { Post } from '../../src/entities/post.ts';
import { decodedOrAsIs } from '../../src/lib/decoded.ts';
import { postPath } from '../../src/lib/routes.ts';
import type { Change } from '../store/content-store.ts';
import type { Publisher } from './publisher.ts';

/** The page that shows all there is of a kind; every post has one of its own. */
const pages: Readonly<Record<string, string>> = {
  home: '/',
  highlights: '/',
  profile: '/about',
  skills: '/about',
  experience: '/experience',
  education: '/education',
  projects: '/projects',
  certificates: '/certificates',
  gallery: '/certificates',
};

/** What saves have in common that change the same page: the kind, of posts the post. */
const nameOf = ({ folder, id }: Pick<Change, 'folder' | 'id'>): string =>
  folder === 'posts' ? `posts/${id}` : folder || id;

/** The page as visitors have it that a change overtakes; none for a new post. */
function pageOf({ folder, id, before }: Change): string | undefined {
  if (folder !== 'posts') return pages[nameOf({ folder, id })];
  return before ? postPath((before as Post).slug) : undefined;
}

/** The saves of one name that are under way, and the pages they change. */
type Saving = { saves: number; paths: Set<string> };

/**
 * Has a save acknowledged once its page shows it, or a moment after it is stored at the latest.
 * Until then visitors get the page as it was: so nobody ever waits for it to be rendered.
 */
export class Saves {
  readonly #publisher: Pick<Publisher, 'replaced'>;
  readonly #saving = new Map<string, Saving>();

  constructor(publisher: Pick<Publisher, 'replaced'>) {
    this.#publisher = publisher;
  }

  /** The page that stays as it was until the save that made this change is acknowledged, if one did. */
  keptBy(change: Change): string | undefined {
    const saving = this.#saving.get(nameOf(change));
    const path = saving && pageOf(change);
    if (path) saving.paths.add(path);
    return path;
  }

  /** For all requests to the API; those that save name a kind, and a post, in their path. */
  readonly acknowledged: MiddlewareHandler = async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const name = nameOf(asked(c.req.path));
    const saving = this.#saving.get(name) ?? { saves: 0, paths: new Set() };
    this.#saving.set(name, saving);
    saving.saves += 1;
    try {
      await next();
    } finally {
      saving.saves -= 1;
      if (saving.saves === 0) this.#saving.delete(name);
      await Promise.all([...saving.paths].map((path) => this.#publisher.replaced(path)));
    }
  };
}

/** The kind and the id in an address of the API. */
function asked(path: string): Pick<Change, 'folder' | 'id'> {
  const [, , folder = '', id = ''] = path.split('/');
  return { folder, id: decodedOrAsIs(id) };
}

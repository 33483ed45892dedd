import type { MiddlewareHandler } from 'hono';
import type { Post } from '../../src/entities/post.ts';
import { postPath } from '../../src/lib/routes.ts';
import type { Change } from '../store/content-store.ts';
import type { Publisher } from './publisher.ts';

/** The saves of one post that are under way, and the pages they change. */
type Saving = { saves: number; paths: Set<string> };

/**
 * Has a save of a post acknowledged once its page shows it, or a moment after it is stored at the
 * latest. Until then visitors get the page as it was: so nobody ever waits for it to be rendered.
 */
export class Saves {
  readonly #publisher: Pick<Publisher, 'replaced'>;
  readonly #saving = new Map<string, Saving>();

  constructor(publisher: Pick<Publisher, 'replaced'>) {
    this.#publisher = publisher;
  }

  /** The page that stays as it was until the save that made this change is acknowledged, if one did. */
  keptBy({ folder, id, before }: Change): string | undefined {
    const saving = folder === 'posts' ? this.#saving.get(id) : undefined;
    if (!saving || !before) return undefined;
    const path = postPath((before as Post).slug);
    saving.paths.add(path);
    return path;
  }

  /** For requests that save the post whose `id` is in the path. */
  readonly acknowledged: MiddlewareHandler = async (c, next) => {
    const id = c.req.param('id') ?? '';
    const saving = this.#saving.get(id) ?? { saves: 0, paths: new Set() };
    this.#saving.set(id, saving);
    saving.saves += 1;
    try {
      await next();
    } finally {
      saving.saves -= 1;
      if (saving.saves === 0) this.#saving.delete(id);
      await Promise.all([...saving.paths].map((path) => this.#publisher.replaced(path)));
    }
  };
}

import { setImmediate as turn } from 'node:timers/promises';
import type { Post } from '../../src/entities/post.ts';
import { knowsMinutes, postMinutes } from '../../src/lib/post-body/views.ts';

/** So many bodies are read before others get their turn. */
const BATCH = 8;

/**
 * The minutes to read all these posts. Each body is read once, at first; other requests are
 * answered meanwhile.
 */
export async function totalMinutes(posts: readonly Post[]): Promise<number> {
  let [minutes, read] = [0, 0];
  for (const post of posts) {
    if (!knowsMinutes(post) && ++read % BATCH === 0) await turn();
    minutes += postMinutes(post);
  }
  return minutes;
}

import type { Post } from '../../../../entities/post.ts';
import { postStyle } from '../../reader/post-style.ts';

/** A post's own typography, as the reader sets it, as a React style. */
export const styleOf = (theme: Post['theme']): Record<string, string> =>
  Object.fromEntries(
    (postStyle(theme) ?? '')
      .split('; ')
      .filter(Boolean)
      .map((one) => {
        const at = one.indexOf(':');
        return [one.slice(0, at), one.slice(at + 1).trim()];
      }),
  );

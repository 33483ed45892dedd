import type { Post } from '../../src/entities/post.ts';
import { withPackedText } from './packed-text.ts';

/** Enough for all that posts have in common; what comes later is simply not shared. */
const MOST = 2_000;

/** Returns equal values as one and the same, so that memory holds them once. */
function once<T>(keyOf: (value: T) => string): (value: T) => T {
  const held = new Map<string, T>();
  return (value) => {
    const key = keyOf(value);
    const known = held.get(key);
    if (known === undefined && held.size < MOST) held.set(key, value);
    return known ?? value;
  };
}

const onceText = once((text: string) => text);
const onceTheme = once((theme: Post['theme']) => JSON.stringify(theme));

/**
 * A copy of a post that takes less memory: its body compressed, and what many posts have in common,
 * such as tags and themes, held once for all.
 *
 * @param body the body, when it was packed before.
 */
export function packPost(post: Post, body?: Uint8Array): Post {
  const { createdAt, updatedAt, publishedAt } = post;
  const lean: Post = {
    ...post,
    tags: post.tags.map(onceText),
    color: onceText(post.color),
    theme: onceTheme(post.theme),
    updatedAt: updatedAt === createdAt ? createdAt : updatedAt,
    publishedAt: publishedAt === createdAt ? createdAt : publishedAt,
  };
  return withPackedText(lean, 'body', body);
}

import { newId } from '../lib/new-id.ts';

/** The attempts to create one entry: all share a key until one is known to have succeeded. */
export type Creation = { keyFor: (content: string) => string; done: () => void };

/** Where the last attempt is kept, so that it survives a reload. */
type Kept = {
  get: (name: string) => string | null;
  set: (name: string, value: string) => boolean;
  remove: (name: string) => void;
};

/** The header that carries an idempotency key. */
export const keyHeader = 'Idempotency-Key';

/** Adds the time of sending, so that a delayed request cannot overwrite a newer one. */
export const sentNow = (key: string): string => `${key};${Date.now()}`;

/** The key under which exactly this content was sent before; empty for other content. */
function keyBefore(kept: string | null, content: string): string {
  try {
    const before = JSON.parse(kept ?? 'null') as { key?: string; content: string } | null;
    return before?.content === content ? String(before.key ?? '') : '';
  } catch {
    return ''; // something else wrote this text
  }
}

/**
 * One entry being created. A request that got no answer may still have created it: this page keeps
 * its key even if the content changes, a page opened later only if it sends the same content.
 *
 * @param name under which the last attempt is kept
 */
export function createCreation(kept: Kept, name: string): Creation {
  let key = '';
  return {
    keyFor(content) {
      key ||= keyBefore(kept.get(name), content) || newId();
      kept.set(name, JSON.stringify({ key, content }));
      return sentNow(key);
    },
    done() {
      key = '';
      kept.remove(name);
    },
  };
}

/** How many requests without a known outcome are remembered, each with all it sent. */
const MOST_UNDONE = 20;

/**
 * Idempotency keys. A write that is sent again because its outcome is unknown keeps its key, so
 * that a server that already did it neither creates a second entry nor reports a conflict.
 */
export function createKeys() {
  const undone = new Map<string, string>();
  return {
    of(content: string): string {
      const key = undone.get(content) ?? newId();
      undone.delete(content);
      undone.set(content, key);
      const [oldest = ''] = undone.keys();
      if (undone.size > MOST_UNDONE) undone.delete(oldest);
      return key;
    },
    done: (content: string) => undone.delete(content),
  };
}

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

/** What is kept of the last attempt. */
type Attempt = { key: string; content: string; at: number };

/** The last attempt; empty if there was none, or if something else wrote this text. */
function attemptOf(kept: string | null): Partial<Attempt> {
  try {
    return Object(JSON.parse(kept ?? 'null'));
  } catch {
    return {};
  }
}

let last = 0;

/** The time of sending: later than that of every request before, though the clock is set back. */
function laterThan(before: unknown): number {
  last = Math.max(Date.now(), last + 1, (Number(before) || 0) + 1);
  return last;
}

/**
 * One entry being created. A request that got no answer may still have created it: this page keeps
 * its key even if the content changes, a page opened later only if it sends the same content. With
 * the key goes the time of sending, so that a delayed request cannot overwrite a newer one.
 *
 * @param name under which the last attempt is kept
 * @param ownKey the entry's own key, for all its attempts
 */
export function createCreation(kept: Kept, name: string, ownKey = ''): Creation {
  let key = ownKey;
  return {
    keyFor(content) {
      const before = attemptOf(kept.get(name));
      const isSame = before.content === content;
      key ||= (isSame && String(before.key ?? '')) || newId();
      const at = laterThan(before.at);
      kept.set(name, JSON.stringify(ownKey ? { key, at } : { key, content, at }));
      return `${key};${at}`;
    },
    done() {
      key = ownKey;
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

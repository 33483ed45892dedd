/** The tries to create one entry: all go under one name, until one of them is known to be done. */
export type Creation = { nameFor: (content: string) => string; done: () => void };

/** Where the last try is kept beyond the page, so that a reload knows it. */
type Kept = {
  get: (key: string) => string | null;
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
};

/** A name that nothing else is sent under. */
export const newName = (): string => `${Date.now()}-${Math.random()}`;

/** So that what was overtaken on the way takes no newer words back. */
export const sentNow = (name: string): string => `${name};${Date.now()}`;

/** The name these very words were sent under before; nothing for other words. */
function nameBefore(kept: string | null, content: string): string {
  try {
    const before = JSON.parse(kept ?? 'null') as { name: string; content: string } | null;
    return before?.content === content ? String(before.name) : '';
  } catch {
    return ''; // written by something else: these words were sent under no name
  }
}

/**
 * One entry being created. What was sent without an answer may be there: the page goes on with it,
 * whatever its words are by then, and a page opened later only where it sends the very same ones.
 */
export function createCreation(kept: Kept, key: string): Creation {
  let name = '';
  return {
    nameFor(content) {
      name ||= nameBefore(kept.get(key), content) || newName();
      kept.set(key, JSON.stringify({ name, content }));
      return sentNow(name);
    },
    done() {
      name = '';
      kept.remove(key);
    },
  };
}

import { describe, expect, it } from 'vitest';
import { createCreation } from './creations.ts';

/** A tab's storage. */
function storage(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  return {
    get: (name: string) => kept.get(name) ?? null,
    set: (name: string, value: string) => Boolean(kept.set(name, value)),
    remove: (name: string) => void kept.delete(name),
  };
}
const keyOf = (sent: string) => sent.split(';')[0];

describe('an entry being created', () => {
  it('keeps one key until it is known to be done, even when its content changes', () => {
    const creation = createCreation(storage(), 'name');
    const first = keyOf(creation.keyFor('one'));
    expect(keyOf(creation.keyFor('two'))).toBe(first);
    creation.done();
    expect(keyOf(creation.keyFor('two'))).not.toBe(first);
  });

  it('keeps its key through a reload for the same content, and for no other', () => {
    const kept = storage();
    const first = keyOf(createCreation(kept, 'name').keyFor('one'));
    expect(keyOf(createCreation(kept, 'name').keyFor('one'))).toBe(first);
    expect(keyOf(createCreation(kept, 'name').keyFor('two'))).not.toBe(first);
  });

  it.each(['', '{', '"one"', '7', '{"content":"other"}'])(
    'takes no key from foreign data in storage: %j',
    (left) => {
      const creation = createCreation(storage({ name: left }), 'name');
      expect(keyOf(creation.keyFor('one'))).toMatch(/^\d+-[a-z0-9]+$/);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { createCreation } from './creations.ts';

/** A tab's storage. */
function storage(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => Boolean(kept.set(key, value)),
    remove: (key: string) => void kept.delete(key),
  };
}
const nameOf = (sent: string) => sent.split(';')[0];

describe('an entry being created', () => {
  it('goes under one name until it is known to be done, whatever its words are by then', () => {
    const creation = createCreation(storage(), 'key');
    const first = nameOf(creation.nameFor('one'));
    expect(nameOf(creation.nameFor('two'))).toBe(first);
    creation.done();
    expect(nameOf(creation.nameFor('two'))).not.toBe(first);
  });

  it('keeps its name through a reload for the very same words, and for no others', () => {
    const kept = storage();
    const first = nameOf(createCreation(kept, 'key').nameFor('one'));
    expect(nameOf(createCreation(kept, 'key').nameFor('one'))).toBe(first);
    expect(nameOf(createCreation(kept, 'key').nameFor('two'))).not.toBe(first);
  });

  it.each(['', '{', '"one"', '7', '{"content":"other"}'])(
    'takes no name from what something else left there: %j',
    (left) => {
      const creation = createCreation(storage({ key: left }), 'key');
      expect(nameOf(creation.nameFor('one'))).toMatch(/^\d+-0\.\d+$/);
    },
  );
});

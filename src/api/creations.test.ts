import { afterEach, describe, expect, it, vi } from 'vitest';
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
const timeOf = (sent: string) => Number(sent.split(';')[1]);

afterEach(() => void vi.useRealTimers());

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

  it('is sent at a later time than before, though the clock was set back or the page reloaded', async () => {
    vi.useFakeTimers({ now: 10_000_000_000_000 });
    const kept = storage();
    const first = timeOf(createCreation(kept, 'name', 'own').keyFor('one'));
    vi.setSystemTime(9_000_000_000_000);
    const second = timeOf(createCreation(kept, 'name', 'own').keyFor('two'));
    expect(second).toBeGreaterThan(first);
    vi.resetModules();
    const reloaded = await import('./creations.ts');
    const third = timeOf(reloaded.createCreation(kept, 'name', 'own').keyFor('three'));
    expect(third).toBeGreaterThan(second);
  });

  it('with a key of its own keeps it, and keeps no content, which may be long', () => {
    const kept = storage();
    const creation = createCreation(kept, 'name', 'local-1');
    expect(keyOf(creation.keyFor('a long story'))).toBe('local-1');
    expect(kept.get('name')).not.toContain('story');
    creation.done();
    expect(kept.get('name')).toBeNull();
    expect(keyOf(creation.keyFor('another'))).toBe('local-1');
  });
});

import { describe, expect, it, vi } from 'vitest';
import { openSkills, skill } from '../../tests/fixtures/skills.ts';
import { BrokenDocument, NotStored } from './errors.ts';

describe('a set of documents', () => {
  it('acknowledges a write only when the backend has it', async () => {
    const { backend, skills, changes } = await openSkills();
    const release = backend.hold('skills/a.json');
    let acknowledged = false;
    const writing = skills.put('a', () => skill('BIM')).then(() => (acknowledged = true));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([acknowledged, skills.get('a'), changes]).toEqual([false, undefined, []]);
    release();
    await writing;
    expect(JSON.parse(backend.documents.get('skills/a.json') ?? '')).toEqual(skill('BIM'));
    expect(skills.get('a')?.value).toEqual(skill('BIM'));
    expect(changes).toEqual([
      { folder: 'skills', id: 'a', before: undefined, after: skill('BIM') },
    ]);
  });

  it.each([
    ['ENOSPC', true],
    ['EDQUOT', true],
    ['EIO', false],
    ['EROFS', false],
  ])('leaves memory as it was when a write or a removal fails with %s', async (code, full) => {
    const { backend, skills, changes } = await openSkills({ 'a.json': '{"name":"old"}' });
    const before = skills.get('a');
    backend.failWith(code);
    await expect(skills.put('a', () => skill('new'))).rejects.toMatchObject({ full });
    await expect(skills.put('b', () => skill('new'))).rejects.toBeInstanceOf(NotStored);
    await expect(skills.remove('a', () => {})).rejects.toBeInstanceOf(NotStored);
    expect([skills.get('a'), skills.has('b'), changes]).toEqual([before, false, []]);
    backend.recover();
    expect((await skills.put('a', () => skill('new'))).value.name).toBe('new');
  });

  it('queues writes to one document in order, each seeing the result of the previous one', async () => {
    const { backend, skills } = await openSkills();
    const append = (letter: string) =>
      skills.put('a', (current) => skill((current?.value.name ?? '') + letter));
    await Promise.all([...'abcdef'].map(append));
    expect(skills.get('a')?.value.name).toBe('abcdef');
    expect(backend.journal.map((line) => line.split(' ').at(-1))).toEqual(
      Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? 'begins' : 'ends')),
    );
  });

  it('writes different documents side by side', async () => {
    const { backend, skills } = await openSkills();
    const release = backend.hold('skills/slow.json');
    const slow = skills.put('slow', () => skill('slow'));
    await skills.put('fast', () => skill('fast'));
    expect(skills.get('slow')).toBeUndefined();
    release();
    await slow;
    expect(skills.get('slow')).toBeDefined();
  });

  it('goes on after a write that was refused', async () => {
    const { skills } = await openSkills();
    const refused = skills.put('a', () => {
      throw new Error('no');
    });
    const next = skills.put('a', () => skill('BIM'));
    await expect(refused).rejects.toThrow('no');
    expect((await next).value.name).toBe('BIM');
  });

  it('counts an id as in use while it is being stored, and no longer', async () => {
    const { backend, skills } = await openSkills();
    backend.failWith('EIO');
    const writing = skills.put('a', () => skill('BIM'));
    expect(skills.has('a')).toBe(true);
    await expect(writing).rejects.toBeInstanceOf(NotStored);
    expect(skills.has('a')).toBe(false);
  });

  it('does not write what is already stored', async () => {
    const { backend, skills, changes } = await openSkills({ 'a.json': '{"name":"BIM"}' });
    await skills.put('a', () => skill('BIM'));
    expect([backend.journal, changes]).toEqual([[], []]);
  });

  it('reports a change once, however often it looks', async () => {
    const { skills, changes } = await openSkills();
    await skills.put('a', () => skill('BIM'));
    await Promise.all([skills.refresh('a'), skills.refresh('a')]);
    expect(changes).toHaveLength(1);
  });

  it('reports a change from outside before a write that overwrites it', async () => {
    const { backend, skills, changes } = await openSkills({ 'a.json': '{"name":"old"}' });
    backend.documents.set('skills/a.json', '{"name":"theirs"}');
    await skills.put('a', (current) => skill(`${current?.value.name}, mine`));
    expect(changes.map(({ before, after }) => [before?.name, after?.name])).toEqual([
      ['old', 'theirs'],
      ['theirs', 'theirs, mine'],
    ]);
  });

  it('stores an entry only once it is noted, and over nothing that someone else made meanwhile', async () => {
    const { backend, skills } = await openSkills();
    const seen: unknown[] = [];
    const note = async () => {
      await new Promise(setImmediate);
      if (seen.length === 1) backend.documents.set('skills/a.json', '{"name":"theirs"}');
      backend.journal.push('noted');
    };
    const look = (current?: { value: { name: string } }) => {
      seen.push(current?.value.name);
      return skill('mine');
    };
    await skills.put('a', look, note);
    expect(seen).toEqual([undefined, 'theirs']);
    const [begins, ends] = ['put skills/a.json begins', 'put skills/a.json ends'];
    expect(backend.journal).toEqual(['noted', begins, 'noted', begins, ends]);
  });

  it('removes nothing that was changed before it was gone, unless that may go too', async () => {
    const { backend, skills, changes } = await openSkills({ 'a.json': '{"name":"old"}' });
    const removal = async (check: (current: { value: { name: string } }) => void) => {
      const release = backend.hold('skills/a.json');
      const removing = skills.remove('a', check);
      await vi.waitUntil(() => backend.journal.length > 0);
      backend.documents.set('skills/a.json', '{"name":"theirs"}');
      release();
      await removing;
    };
    const checkOld = ({ value }: { value: { name: string } }) => {
      if (value.name !== 'old') throw new Error('changed meanwhile');
    };
    await expect(removal(checkOld)).rejects.toThrow('changed meanwhile');
    expect([backend.documents.size, skills.get('a')?.value.name]).toEqual([1, 'theirs']);
    await removal(() => {});
    expect([backend.documents.size, changes.at(-1)?.before?.name]).toEqual([0, 'theirs']);
  });

  it('goes on serving what it holds when its file cannot be read at the moment of a write', async () => {
    const { backend, skills, changes } = await openSkills({ 'a.json': '{"name":"old"}' });
    backend.documents.set('skills/a.json', '{"na');
    await expect(skills.put('a', () => skill('new'))).rejects.toBeInstanceOf(BrokenDocument);
    await expect(skills.remove('a', () => {})).rejects.toBeInstanceOf(BrokenDocument);
    expect([skills.get('a')?.value.name, changes]).toEqual(['old', []]);
  });

  it('holds ids that are names of built-in properties like any other', async () => {
    const { skills } = await openSkills({ '__proto__.json': '{"name":"odd"}' });
    expect(skills.get('__proto__')?.value.name).toBe('odd');
    expect([skills.get('constructor'), skills.has('toString')]).toEqual([undefined, false]);
  });

  it('lets a removal be refused, and does nothing when there is no document', async () => {
    const { backend, skills } = await openSkills({ 'a.json': '{"name":"BIM"}' });
    const refuse = vi.fn(() => {
      throw new Error('changed meanwhile');
    });
    await expect(skills.remove('a', refuse)).rejects.toThrow('changed meanwhile');
    await skills.remove('b', refuse);
    expect(refuse).toHaveBeenCalledOnce();
    expect([...backend.documents.keys()]).toEqual(['skills/a.json']);
  });
});

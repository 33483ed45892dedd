import { describe, expect, it } from 'vitest';
import { openSkills, skill } from '../../tests/fixtures/skills.ts';
import { BrokenDocument, NotReadable } from './errors.ts';

describe('a document that is not valid', () => {
  it('serves the rest, names what is not valid, and never overwrites it', async () => {
    const { backend, skills, names } = await openSkills({
      'good.json': '{"name":"BIM"}',
      'torn.json': '{"name":"BI',
      'typed.json': '{"name":["BIM"]}',
      'nothing.json': 'null',
      'list.json': '[]',
    });
    const kept = new Map(backend.documents);
    expect(names()).toEqual(['BIM']);
    expect(skills.problems().sort((a, b) => (a.file < b.file ? -1 : 1))).toEqual([
      { file: 'skills/list.json', reason: expect.stringContaining('Must be an object') },
      { file: 'skills/nothing.json', reason: expect.stringContaining('Must be an object') },
      { file: 'skills/torn.json', reason: 'is not valid JSON' },
      { file: 'skills/typed.json', reason: expect.stringContaining('name: Must be text') },
    ]);
    for (const id of ['torn', 'typed', 'nothing', 'list']) {
      await expect(skills.put(id, () => skill('mine'))).rejects.toBeInstanceOf(BrokenDocument);
      await expect(skills.remove(id, () => {})).rejects.toBeInstanceOf(BrokenDocument);
    }
    expect(backend.documents).toEqual(kept);
  });

  it('is named in a sentence that ends once, whatever is wrong', async () => {
    const { skills } = await openSkills({ 'torn.json': '{', 'list.json': '[]' });
    const left = 'Mend or remove it; it was left as it is.';
    for (const [id, reason] of [
      ['torn', 'is not valid JSON.'],
      ['list', 'is not valid: Must be an object.'],
    ] as const) {
      const said = `The file skills/${id}.json ${reason} ${left}`;
      await expect(skills.put(id, () => skill('mine'))).rejects.toThrow(said);
    }
  });

  it('picks up a mended document, and sets aside one that breaks', async () => {
    const { backend, skills, changes } = await openSkills({ 'a.json': '{' });
    backend.documents.set('skills/a.json', '{"name":"mended"}');
    await skills.refresh('a');
    expect([skills.problems(), skills.get('a')?.value.name]).toEqual([[], 'mended']);
    backend.documents.set('skills/a.json', '{"name":');
    await skills.refresh('a');
    expect([skills.problems().length, skills.get('a')]).toEqual([1, undefined]);
    expect(changes.map(({ before, after }) => [before?.name, after?.name])).toEqual([
      [undefined, 'mended'],
      ['mended', undefined],
    ]);
  });

  it('never stores what it could not read again', async () => {
    const { backend, skills } = await openSkills();
    const writing = skills.put('a', () => skill('x'.repeat(81)));
    await expect(writing).rejects.toBeInstanceOf(NotReadable);
    expect([backend.documents.size, skills.has('a')]).toEqual([0, false]);
  });
});

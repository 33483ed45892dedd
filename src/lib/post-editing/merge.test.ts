import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeBodies } from './blocks.ts';
import { merge } from './merge.ts';
import { differences, mergeStories } from './merge-stories.ts';
import { emptyStory } from './story.ts';

const parts = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 8 });

describe('two versions with a common origin', () => {
  it('what only one side changed is taken', () => {
    expect(merge(['a', 'b', 'c'], ['a', 'B', 'c'], ['a', 'b', 'c', 'd'])).toEqual({
      parts: ['a', 'B', 'c', 'd'],
      conflicts: 0,
    });
    expect(merge(['a', 'b', 'c'], ['b', 'c'], ['a', 'b', 'C'])).toEqual({
      parts: ['b', 'C'],
      conflicts: 0,
    });
  });

  it('when both changed the same place, both versions stay', () => {
    expect(merge(['a', 'b'], ['a', 'mine'], ['a', 'theirs'])).toEqual({
      parts: ['a', 'mine', 'theirs'],
      conflicts: 1,
    });
  });

  it('the same change on both sides is made once', () => {
    expect(merge(['a', 'b'], ['a', 'B'], ['a', 'B'])).toEqual({ parts: ['a', 'B'], conflicts: 0 });
  });

  it('one side unchanged gives the other side, whatever it did', () => {
    fc.assert(
      fc.property(parts, parts, (base, other) => {
        expect(merge(base, other, base)).toEqual({ parts: other, conflicts: 0 });
        expect(merge(base, base, other)).toEqual({ parts: other, conflicts: 0 });
        expect(merge(base, other, other)).toEqual({ parts: other, conflicts: 0 });
      }),
    );
  });

  it('of a long text, changed in a few places, are merged before the test times out', () => {
    const base = Array.from({ length: 4000 }, (_, n) => `<p>Paragraph ${n}</p>`);
    const mine = base.map((part, n) => (n % 100 === 0 ? `${part} mine` : part));
    const theirs = base.map((part, n) => (n % 100 === 50 ? `${part} theirs` : part));
    const { parts: merged, conflicts } = merge(base, mine, theirs);
    expect(conflicts).toBe(0);
    expect([merged[100], merged[150]]).toEqual([mine[100], theirs[150]]);
    expect(merged).toHaveLength(base.length);
  });

  it('no new words of either side are lost', () => {
    const own = (letter: string) =>
      fc.array(
        fc.oneof(
          fc.constantFrom('a', 'b', 'c'),
          fc.nat(99).map((n) => letter + n),
        ),
      );
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom('a', 'b', 'c')), own('m'), own('t'), (b, m, t) => {
        const { parts: merged } = merge(b, m, t);
        for (const part of [...m, ...t]) {
          if (!(b as string[]).includes(part)) expect(merged).toContain(part);
        }
      }),
    );
  });
});

describe('two versions of a post', () => {
  it('Markdown is joined block by block and stays Markdown', () => {
    const base = '## A\n\nOne.\n\n```ts\nlet a;\n\nlet b;\n```\n';
    expect(mergeBodies(base, base.replace('One', 'Mine'), `${base}\nEnd.`)).toEqual({
      body: '## A\n\nMine.\n\n```ts\nlet a;\n\nlet b;\n```\n\nEnd.',
      conflicts: 0,
    });
  });

  it('a block of code is one place, whatever its lines; after it, empty lines divide again', () => {
    const code = '```ts\nlet a;\n\nlet b;\n```';
    const [mine, theirs] = [code.replace('a', 'mine'), code.replace('b', 'theirs')];
    const both = `${mine}\n\n${theirs}`;
    expect(mergeBodies(code, mine, theirs)).toEqual({ body: both, conflicts: 1 });
    const text = `${code}\n\nOne.\n \n\nTwo.`;
    const merged = mergeBodies(text, text.replace('One', 'Mine'), text.replace('Two', 'Theirs'));
    expect(merged).toEqual({ body: `${code}\n\nMine.\n\nTheirs.`, conflicts: 0 });
  });

  it('a picture without alt text stays without it', () => {
    const picture = '<p><img src="/uploads/a.webp" alt=""></p>';
    const theirs = `${picture}\n<p>b</p>`;
    expect(mergeBodies(picture, picture, theirs)).toEqual({ body: theirs, conflicts: 0 });
  });

  it('Markdown and HTML are joined as HTML', () => {
    expect(mergeBodies('One.\n\nTwo.', '<p>One.</p><p>Mine.</p>', 'One.\n\nTwo.\n\nEnd.')).toEqual({
      body: '<p>One.</p>\n<p>Mine.</p>\n<p>End.</p>',
      conflicts: 0,
    });
  });

  it('each field is taken from the side that changed it, from mine when both did', () => {
    const base = { ...emptyStory, title: 'A', slug: 'a' };
    const [mine, theirs] = [
      { ...base, title: 'Mine', color: '#111111' },
      { ...base, title: 'Theirs', tags: ['x'] },
    ];
    expect(mergeStories(base, mine, theirs).story).toMatchObject({
      title: 'Mine',
      color: '#111111',
      tags: ['x'],
    });
    expect(differences(mine, theirs)).toEqual(['Title', 'Tags', 'Accent Color']);
  });
});

import { Schema } from '@tiptap/pm/model';
import { expect, it } from 'vitest';
import { spacesKept } from './spaces-kept.ts';

const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*' },
    codeBlock: { group: 'block', content: 'text*', code: true },
    text: { group: 'inline' },
    hardBreak: { group: 'inline', inline: true },
    image: { group: 'inline', inline: true },
  },
  marks: { code: {}, bold: {} },
});
const nbsp = '\u00a0';
const leaf = { hardBreak: '\n', image: '*' } as Record<string, string>;

type Part = string | { type: string; text?: string; marks?: { type: string }[] };

/** What is kept of a block of these parts, its pictures as stars. */
function kept(type: string, ...parts: Part[]): string {
  const content = parts.map((part) =>
    typeof part === 'string' ? { type: 'text', text: part } : part,
  );
  const doc = schema.nodeFromJSON({ type: 'doc', content: [{ type, content }] });
  const after = spacesKept(doc);
  expect(after.content.size).toBe(doc.content.size);
  return after.textBetween(0, after.content.size, '', ({ type: { name } }) => leaf[name] ?? '');
}

const code = (text: string) => ({ type: 'text', text, marks: [{ type: 'code' }] });
const bold = (text: string) => ({ type: 'text', text, marks: [{ type: 'bold' }] });

it('readers see as many spaces in a row as were typed, and those a line begins with', () => {
  expect(kept('paragraph', 'a b  c   d')).toBe(`a b${nbsp} c${nbsp}${nbsp} d`);
  expect(kept('paragraph', '  a', { type: 'hardBreak' }, ' b')).toBe(`${nbsp}${nbsp}a\n${nbsp}b`);
  expect(kept('paragraph', 'a ', bold(' b'))).toBe(`a${nbsp} b`);
  expect(kept('paragraph', { type: 'image' }, '  a')).toBe(`*${nbsp} a`);
  expect(kept('paragraph', 'a\t\tb\tc')).toBe(`a${nbsp} b\tc`);
});

it('spaces at the end of a line, and in code, stay what they are', () => {
  expect(kept('paragraph', 'a  ', { type: 'hardBreak' }, 'b  ')).toBe('a  \nb  ');
  expect(kept('paragraph', 'a ', code('  b  c'), ' d')).toBe('a   b  c d');
  expect(kept('codeBlock', '  a  b')).toBe('  a  b');
});

it('a text without such spaces, or whose spaces are kept, is the same', () => {
  const doc = schema.nodeFromJSON({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: `a${nbsp} b c` }] }],
  });
  expect(spacesKept(doc)).toBe(doc);
});

import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { promptHidden } from './prompt-hidden.ts';

/** Types at a terminal or into a pipe; returns what was read and everything that was shown. */
async function asked(typed: string, isTTY: boolean) {
  const stdin = Object.assign(new PassThrough(), { isTTY });
  const stdout = new PassThrough();
  const taken = promptHidden('New? ', { stdin, stdout });
  if (isTTY) stdin.write(typed);
  else stdin.end(typed);
  const line = await taken;
  return [line, await text(stdout.end())];
}

it.each([
  ['a line', 'correct horse\r', 'correct horse'],
  ['a line that was mended', 'correkt\x7f\x7fct horse\r', 'correct horse'],
  ['nothing after Ctrl+C', 'correct\x03', null],
  ['nothing after Ctrl+D', '\x04', null],
])('at a terminal reads %s, and shows only the question', async (_what, typed, line) => {
  expect(await asked(typed, true)).toEqual([line, 'New? \n']);
});

it.each([
  ['a line', 'correct horse\n', 'correct horse'],
  ['the first of two', 'one\ntwo\n', 'one'],
  ['a line without its end', 'correct horse', 'correct horse'],
  ['nothing where there is none', '', null],
])('from a pipe reads %s', async (_what, piped, line) => {
  expect(await asked(piped, false)).toEqual([line, 'New? \n']);
});

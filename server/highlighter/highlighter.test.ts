import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import type { Code } from '../../src/lib/post-body/render.ts';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { highlightHere, RecentColours } from './highlight-all.ts';
import { Highlighter } from './highlighter.ts';
import { readColours, writeColours } from './kept-colours.ts';

const highlightInThread = () => new RecentColours().by(new Highlighter().colours);

afterEach(() => void vi.useRealTimers());

const typescript: Code = { source: 'const a = "<b>";', language: 'ts' };
const unknown: Code = { source: '<+>', language: 'brainfuck' };
const plain: Code = { source: '<p>', language: '' };

it('colours in a thread of its own as it does in this one', async () => {
  const codes = [typescript, unknown, plain];
  const [here, there] = await Promise.all(
    [highlightHere(), highlightInThread()].map((highlightAll) => highlightAll(codes)),
  );
  expect(codes.map((code) => there?.(code))).toEqual(codes.map((code) => here?.(code)));
  expect(there?.(typescript)).toContain('<span class="k">const</span>');
});

it('goes on after its thread has ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const highlightAll = highlightInThread();
  const before = await highlightAll([typescript]);
  vi.advanceTimersByTime(600_000);
  const next: Code = { source: 'let b;', language: 'ts' };
  expect((await highlightAll([next]))(next)).toBe('<span class="k">let</span> b;');
  expect(before(typescript)).toContain('<span');
});

it('ends its thread when told to, but not while it is at work', async () => {
  const highlighter = new Highlighter();
  const highlightAll = new RecentColours().by(highlighter.colours);
  const under = highlightAll([typescript]);
  highlighter.end();
  expect((await under)(typescript)).toContain('<span');
  highlighter.end();
  expect((await highlightAll([unknown]))(unknown)).toBe('&lt;+&gt;');
});

it('leaves code without colours that never ends, says so, and goes on with the rest', async () => {
  const endless: Code = {
    source: Array(2_000).fill('<<'.repeat(149)).join('\n'),
    language: 'bash',
  };
  const log = { warn: vi.fn() };
  const highlighter = new Highlighter(log, 5_000);
  const all = highlighter.colours([endless, typescript]);
  const other = highlighter.colours([{ source: 'let b;', language: 'ts' }]);
  const [left, made = ''] = await all;
  expect(left).toBe(endless.source.replaceAll('<', '&lt;'));
  expect(made).toContain('<span class="k">const</span>');
  expect(await other).toEqual(['<span class="k">let</span> b;']);
  expect(log.warn).toHaveBeenCalledOnce();
  highlighter.end();
});

it('is asked once for each block of code, and never for code without a language', async () => {
  const colours = vi.fn(async (codes: readonly Code[]) => codes.map(({ source }) => `~${source}`));
  const highlightAll = new RecentColours().by(colours);
  const first = await highlightAll([typescript, plain]);
  const second = await highlightAll([typescript, unknown]);
  expect([first(typescript), first(plain)]).toEqual([`~${typescript.source}`, '&lt;p&gt;']);
  expect([second(typescript), second(unknown)]).toEqual([`~${typescript.source}`, '~<+>']);
  expect(colours.mock.calls).toEqual([[[typescript]], [[unknown]]]);
});

it('is asked for no more than 100,000 characters of a post, and for the blocks that fit', async () => {
  const block = (length: number, letter: string): Code => ({
    source: letter.repeat(length),
    language: 'ts',
  });
  const [most, tooMuch, rest] = [block(99_000, 'a'), block(1_001, '<'), block(1_000, 'c')];
  const colours = vi.fn(async (codes: readonly Code[]) => codes.map(() => '<i>'));
  const html = await new RecentColours().by(colours)([most, tooMuch, rest]);
  expect(colours).toHaveBeenCalledExactlyOnceWith([most, rest]);
  expect([html(most), html(rest)]).toEqual(['<i>', '<i>']);
  expect(html(tooMuch)).toBe('&lt;'.repeat(1_001));
});

it('fails, and is asked again, when colouring fails', async () => {
  const colours = vi.fn(async () => ['<i>'] as string[]).mockRejectedValueOnce(new Error('no'));
  const highlightAll = new RecentColours().by(colours);
  await expect(highlightAll([typescript])).rejects.toThrow('no');
  expect((await highlightAll([typescript]))(typescript)).toBe('<i>');
});

const kept = async () => ({ build: await tempFolder(), at: { folder: '/site', build: 'one' } });

it('knows after a start what it has coloured before, unless another build did, or for other pages', async () => {
  const { build, at } = await kept();
  const colours = vi.fn(async () => ['<i>']);
  const before = new RecentColours();
  await before.by(colours)([typescript]);
  await writeColours(build, at, before.all());
  const again = await new RecentColours(await readColours(build, at)).by(colours)([typescript]);
  expect(again(typescript)).toBe('<i>');
  expect(colours).toHaveBeenCalledOnce();
  expect(await readColours(build, { ...at, build: 'two' })).toEqual([]);
  expect(await readColours(build, { ...at, folder: '/other' })).toEqual([]);
});

it('starts with none when they were not kept, or not whole', async () => {
  const { build, at } = await kept();
  expect(await readColours(build, at)).toEqual([]);
  await writeColours(build, at, []);
  expect(await readdir(build)).toEqual([]);
  await writeColours(build, at, [['ts\n1', '<i>']]);
  const [file = ''] = await readdir(join(build, '.colours'));
  await writeFile(join(build, '.colours', file), '{"build":"one","col');
  expect(await readColours(build, at)).toEqual([]);
});

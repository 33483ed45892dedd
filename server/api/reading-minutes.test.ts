import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { postSchema } from '../../src/entities/post.ts';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { ReadingMinutes } from './reading-minutes.ts';

const entry = (id: string, words: number) => ({
  id,
  version: `${id}-${words}`,
  value: v.parse(postSchema, { title: id, body: 'word '.repeat(words) }),
});

describe('the minutes to read all posts', () => {
  it('are those of each, 200 words a minute, minimum 1 minute, whatever was counted before', async () => {
    const minutes = new ReadingMinutes();
    expect(await minutes.total([])).toBe(0);
    expect(await minutes.total([entry('a', 1), entry('b', 401)])).toBe(4);
    expect(await minutes.total([entry('a', 201), entry('b', 401), entry('c', 10)])).toBe(6);
  });

  it('follow a post that changes, and those that move', async () => {
    const minutes = new ReadingMinutes();
    const [a, b, c] = [entry('a', 1), entry('b', 401), entry('c', 201)];
    expect(await minutes.total([a, b])).toBe(4);
    expect(await minutes.total([a, c])).toBe(3);
    expect(await minutes.total([c, b])).toBe(5);
    expect(await minutes.total([b])).toBe(3);
  });

  it('are kept between starts, for the posts there are and this build alone', async () => {
    const file = join(await tempFolder(), 'minutes.json');
    const minutes = new ReadingMinutes();
    await minutes.total([entry('gone', 1)]);
    await minutes.keep(file, 'one', [entry('a', 401)]);
    expect(await readFile(file, 'utf8')).toBe('{"build":"one","minutes":[["a-401",3]]}');
    await writeFile(file, '{"build":"one","minutes":[["a-401",30]]}');
    const again = new ReadingMinutes();
    await again.load(file, 'one');
    expect(await again.total([entry('a', 401)])).toBe(30);
    const other = new ReadingMinutes();
    await other.load(file, 'another');
    expect(await other.total([entry('a', 401)])).toBe(3);
  });

  it('are counted again when what was kept is gone or torn', async () => {
    const file = join(await tempFolder(), 'minutes.json');
    const minutes = new ReadingMinutes();
    await minutes.load(file, 'one');
    for (const torn of ['{"build":"one","minu', '{"build":"one","minutes":[["a",3}', 'null']) {
      await writeFile(file, torn);
      await minutes.load(file, 'one');
    }
    expect(await minutes.total([entry('a', 401)])).toBe(3);
  });
});

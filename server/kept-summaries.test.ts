import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type PostSummary, postSchema } from '../src/entities/post.ts';
import { tempFolder } from '../tests/fixtures/temp-folder.ts';
import { hasSummary, summaryOf } from './api/post-summaries.ts';
import { adoptSummaries, type PostsById } from './api/shared-summaries.ts';
import { readKept, writeKept } from './kept-summaries.ts';
import { packPost } from './store/pack-post.ts';
import { packedBytes } from './store/packed-text.ts';

/** A post as it is after a start, with nothing made from it yet. */
const post = (id: string, title = id) => ({
  id,
  version: `${id}-${title}`,
  value: v.parse(postSchema, { title, body: `## A tab\t, a “quote” and\n\na line: ${title}` }),
});

const shown = (entry: ReturnType<typeof post>) =>
  JSON.parse(summaryOf(entry).json.toString()) as PostSummary;

const byId = (posts: readonly ReturnType<typeof post>[]) =>
  new Map(posts.map((entry) => [entry.id, entry]));

const place = async (build = 'one') => ({ folder: await tempFolder(), build });

const fileAt = ({ folder }: { folder: string }) => join(folder, '.publisher', 'summaries.tsv');

const loadKept = async (at: { folder: string; build: string }, posts: PostsById) =>
  adoptSummaries(posts, readKept(at));

describe('what lists show of the posts, kept between starts', () => {
  it('is available after the next start without reading a body', async () => {
    const at = await place();
    const posts = Array.from({ length: 250 }, (_, n) => post(`post ${n}`));
    await writeKept(at, posts);
    const again = posts.map(({ id }) => post(id));
    await loadKept(at, byId(again));
    expect(again.every(hasSummary)).toBe(true);
    expect(again.map(shown)).toEqual(posts.map(shown));
    expect(again.map((entry) => summaryOf(entry).minutes)).toEqual(posts.map(() => 1));
  });

  it('tells which pictures a body shows that must be measured', async () => {
    const at = await place();
    const shows = (body: string) => ({ ...post('a'), value: v.parse(postSchema, { body }) });
    const picture = '<img src="/uploads/plan.png" alt="">';
    for (const [body, pictures] of [
      [picture, ['/uploads/plan.png']],
      ['<img src="/uploads/a.8x5.webp" alt="">', undefined],
    ] as const) {
      await writeKept(at, [shows(body)]);
      const again = shows('Words that are not read.');
      await loadKept(at, new Map([['a', again]]));
      expect(summaryOf(again).pictures).toEqual(pictures);
    }
  });

  it('leaves nothing behind when it cannot be stored', async () => {
    const at = await place();
    await mkdir(fileAt(at), { recursive: true });
    await expect(writeKept(at, [post('one')])).rejects.toThrow('EISDIR');
    expect(await readdir(dirname(fileAt(at)))).toEqual(['summaries.tsv']);
  });

  it('is not used for a post that changed, went or came since, nor by another build', async () => {
    const at = await place();
    await writeKept(at, [post('same'), post('changed'), post('gone')]);
    const posts = [post('same'), post('changed', 'New words'), post('new')];
    await loadKept(at, byId(posts));
    expect(posts.map(hasSummary)).toEqual([true, false, false]);
    const others = [post('same')];
    await loadKept({ ...at, build: 'another' }, byId(others));
    expect(others.map(hasSummary)).toEqual([false]);
    expect(shown(posts[1] ?? post('none')).title).toBe('New words');
  });

  it('is made again for what is missing, torn or damaged in the file, and used for the rest', async () => {
    const at = await place();
    const held = async (text?: string | Buffer) => {
      if (text !== undefined) await writeFile(fileAt(at), text);
      const posts = [post('a'), post('b')];
      await loadKept(at, byId(posts));
      return posts.map(hasSummary);
    };
    expect(await held()).toEqual([false, false]);
    await writeKept(at, [post('a'), post('b')]);
    const whole = await readFile(fileAt(at), 'utf8');
    expect(await held(whole.slice(0, -1))).toEqual([true, false]);
    expect(await held(whole.replace('["a', '["'))).toEqual([false, true]);
    expect(await held(whole.replace('["a"', '"a"'))).toEqual([false, true]);
    for (const text of [
      '',
      'one',
      'one\n',
      'one\nnull\t{}\n',
      'one\n[]\t{}\n',
      'one\n\n',
      Buffer.alloc(99),
    ])
      expect(await held(text)).toEqual([false, false]);
    expect(await held(whole)).toEqual([true, true]);
  });

  it('holds the packed bodies, but none that is damaged', async () => {
    const at = await place();
    const { value, ...entry } = post('a');
    const packed = packPost(value);
    await writeKept(at, [{ ...entry, value: packed }]);
    const bodies = () => readKept(at).map((kept) => kept.packed);
    expect(bodies()).toEqual([Buffer.from(packedBytes(packed) ?? [])]);
    const [bytes] = bodies();
    expect(packPost({ ...value, body: 'elsewhere' }, bytes).body).toBe(value.body);
    const text = await readFile(fileAt(at), 'utf8');
    const body = Buffer.from(packedBytes(packed) ?? []).toString('base64');
    await writeFile(fileAt(at), text.replace(body, `${body.slice(0, 8)}AAAA${body.slice(12)}`));
    expect(bodies()).toEqual([undefined]);
    expect(readKept(at).map(({ id }) => id)).toEqual(['a']);
  });
});

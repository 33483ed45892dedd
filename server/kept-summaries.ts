import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import type { Post } from '../src/entities/post.ts';
import type { PostIndex } from './api/post-index.ts';
import { hasSummary, readBodies, summaryOf } from './api/post-summaries.ts';
import type { ToldSummary } from './api/told-summaries.ts';
import type { Entry } from './store/document-set.ts';

type Posts = readonly Entry<Post>[];

/**
 * The first column of a line; the second is the JSON that lists show of that post. The version also
 * says that the post was found valid in it: the next start takes it as such (`openContent`).
 */
type Head = [id: string, version: string, minutes: number];

const TAB = 0x09;
const NEWLINE = 0x0a;
const LINES_AT_ONCE = 100;

function* linesOf(text: Buffer): Generator<Buffer> {
  for (let from = 0; ; ) {
    const end = text.indexOf(NEWLINE, from);
    if (end < 0) return;
    yield text.subarray(from, end);
    from = end + 1;
  }
}

/** None where the file is damaged, which no start may fail of. */
function toldIn(line: Buffer): ToldSummary[] {
  const tab = line.indexOf(TAB);
  try {
    const head: unknown = JSON.parse(line.toString('utf8', 0, tab));
    if (!Array.isArray(head)) return [];
    const [id, version, minutes] = head as Head;
    return [{ id, version, minutes, json: line.subarray(tab + 1) }];
  } catch {
    return [];
  }
}

function lineOf(entry: Entry<Post>): Buffer {
  const { json, minutes } = summaryOf(entry);
  const head: Head = [entry.id, entry.version, minutes];
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\t`), json, Buffer.of(NEWLINE)]);
}

function* textOf(build: string, posts: Posts): Generator<Buffer> {
  yield Buffer.from(`${build}\n`);
  for (let at = 0; at < posts.length; at += LINES_AT_ONCE)
    yield Buffer.concat(posts.slice(at, at + LINES_AT_ONCE).map(lineOf));
}

/** Where pages are kept, and the build of pages and server that made what is kept beside them. */
export type KeptAt = { folder: string; build: string };

const fileIn = ({ folder }: KeptAt) => join(folder, '.publisher', 'summaries.tsv');

/** The summaries that are kept beside the pages, made by this build. */
export async function readKept(at: KeptAt): Promise<ToldSummary[]> {
  const text = await readFile(fileIn(at)).catch(() => Buffer.alloc(0));
  const [first, ...lines] = linesOf(text);
  return first?.toString() === at.build ? lines.flatMap(toldIn) : [];
}

/** Keeps the summaries of these posts beside the pages: in one step, once they are on disk whole. */
export async function writeKept(at: KeptAt, posts: Posts): Promise<void> {
  const file = fileIn(at);
  const temporary = `${file}.${process.pid}.tmp`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(temporary, textOf(at.build, posts), { flush: true });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

type Options = { postIndex: PostIndex; at: KeptAt; log: Logger };

/**
 * Keeps the summaries of all posts beside the pages, so that a start need not read every body.
 *
 * @returns `fillUp` makes, once all pages stand, those that are missing, and resolves when they are
 * kept; `keep` keeps from then on what was changed since.
 */
export function keepSummaries({ postIndex, at, log }: Options) {
  let kept = postIndex.published().every(hasSummary) ? postIndex.version : undefined;
  const keep = async () => {
    if (kept === postIndex.version) return;
    try {
      await readBodies(postIndex.published());
      const [posts, version] = [postIndex.published(), postIndex.version];
      await writeKept(at, posts);
      kept = version;
    } catch (error) {
      log.warn(error, 'what lists show of the posts could not be kept, and will be made again');
    }
  };
  let stands = false;
  const fillUp = async (settled: Promise<void>) => {
    await settled;
    await keep();
    stands = true;
  };
  return { fillUp, keep: async () => (stands ? keep() : undefined) };
}

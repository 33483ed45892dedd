import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import type { Post } from '../src/entities/post.ts';
import type { PostIndex } from './api/post-index.ts';
import { hasSummary, readBodies, summaryOf } from './api/post-summaries.ts';
import { holdTold, type PostsById, type ToldSummary } from './api/told-summaries.ts';
import type { Entry } from './store/document-set.ts';

type Posts = readonly Entry<Post>[];

/** The first column of a line; the second is the JSON that lists show of that post. */
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

/** Holds what a file has of these posts, made by this build; what it has not is made anew. */
export async function loadSummaries(file: string, build: string, posts: PostsById): Promise<void> {
  const text = await readFile(file).catch(() => Buffer.alloc(0));
  const [first, ...lines] = linesOf(text);
  if (first?.toString() !== build) return;
  holdTold(posts, lines.flatMap(toldIn));
}

/** Replaces a file in one step, by one that is on disk whole. */
export async function writeSummaries(file: string, build: string, posts: Posts): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.tmp`, textOf(build, posts), { flush: true });
  await rename(`${file}.tmp`, file);
}

/** Where pages are kept, and the build they come from. */
export type KeptAt = { folder: string; build: string };

const fileIn = ({ folder }: KeptAt) => join(folder, '.publisher', 'summaries.tsv');

/** Holds the summaries of these posts that are kept beside the pages. */
export const loadKept = (at: KeptAt, posts: PostsById): Promise<void> =>
  loadSummaries(fileIn(at), at.build, posts);

/** Keeps the summaries of these posts beside the pages. */
export const writeKept = (at: KeptAt, posts: Posts): Promise<void> =>
  writeSummaries(fileIn(at), at.build, posts);

type Options = { posts: PostsById; postIndex: PostIndex; site: KeptAt; log: Logger };

/**
 * Keeps the summaries of all posts beside the pages, so that a start need not read every body.
 * Resolves once those that are kept are held.
 *
 * @returns `fillUp` makes, once all pages stand, those that are missing, and resolves when they are
 * kept; `keep` keeps from then on what was changed since.
 */
export async function keepSummaries({ posts: all, postIndex, site, log }: Options) {
  await loadKept(site, all);
  let kept = postIndex.published().every(hasSummary) ? postIndex.version : undefined;
  const keep = async () => {
    if (kept === postIndex.version) return;
    try {
      await readBodies(postIndex.published());
      const [posts, version] = [postIndex.published(), postIndex.version];
      await writeKept(site, posts);
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

import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Logger } from 'pino';
import type { Post } from '../src/entities/post.ts';
import type { PostIndex } from './api/post-index.ts';
import { hasSummary, readBodies, summaryOf } from './api/post-summaries.ts';
import type { SharedSummary } from './api/shared-summaries.ts';
import { besidePages } from './site/beside-pages.ts';
import type { Entry } from './store/document-set.ts';
import { fileLines, NEWLINE } from './store/file-lines.ts';
import { packedBytes } from './store/packed-text.ts';
import { replaceFile } from './store/replace-file.ts';
import { unpooledCopy } from './unpooled.ts';

type Posts = readonly Entry<Post>[];

/**
 * The first column of a line; the second is the post's summary as JSON. The post was valid in this
 * version, so the next start does not validate it again (`openContent`). `body` is its packed body
 * in base64, so that the next start does not pack it again, and `sum` tells whether that is whole.
 */
type Head = [
  id: string,
  version: string,
  minutes: number,
  pictures: readonly string[] | null,
  sum?: number,
  body?: string,
];

/** What is kept of a post. */
type KeptPost = SharedSummary & { packed?: Uint8Array | undefined };

const TAB = 0x09;
const LINES_AT_ONCE = 100;

/** A packed body; none when it is damaged, because it is known by its bytes alone. */
function packedIn(body = '', sum?: number): Uint8Array | undefined {
  const bytes = unpooledCopy(Buffer.from(body, 'base64'));
  return crc32(bytes) === sum ? bytes : undefined;
}

/** The post in a line; none when the line is damaged, because that must not fail a start. */
function postsIn(line: Buffer): KeptPost[] {
  const [tab, end] = [line.indexOf(TAB), line.lastIndexOf(NEWLINE)];
  if (end < 0) return [];
  try {
    const head: unknown = JSON.parse(line.toString('utf8', 0, tab));
    if (!Array.isArray(head)) return [];
    const [id, version, minutes, pictures, sum, body] = head as Head;
    const summary = {
      minutes,
      pictures: pictures ?? undefined,
      json: unpooledCopy(line.subarray(tab + 1, end)),
    };
    return [{ id, version, ...summary, packed: packedIn(body, sum) }];
  } catch {
    return [];
  }
}

/** The last part of a head; nothing for a body that is not packed. */
function bodyOf({ value }: Entry<Post>): [] | [number, string] {
  const packed = packedBytes(value);
  return packed ? [crc32(packed), Buffer.from(packed).toString('base64')] : [];
}

function lineOf(entry: Entry<Post>): Buffer {
  const { json, minutes, pictures = null } = summaryOf(entry);
  const head: Head = [entry.id, entry.version, minutes, pictures, ...bodyOf(entry)];
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\t`), json, Buffer.of(NEWLINE)]);
}

function* textOf(build: string, posts: Posts): Generator<Buffer> {
  yield Buffer.from(`${build}\n`);
  for (let at = 0; at < posts.length; at += LINES_AT_ONCE)
    yield Buffer.concat(posts.slice(at, at + LINES_AT_ONCE).map(lineOf));
}

/** Where pages are kept, and the build of pages and server that made what is kept there. */
export type KeptAt = { folder: string; build: string };

const fileIn = ({ folder }: KeptAt) => besidePages(folder, 'summaries.tsv');

/**
 * The posts' summaries and packed bodies kept beside the pages; none when another build made them,
 * or they cannot be read.
 */
export function readKept(at: KeptAt): KeptPost[] {
  const lines = fileLines(fileIn(at));
  try {
    const first: Buffer | undefined = lines.next().value;
    return first?.toString() === `${at.build}\n` ? lines.flatMap(postsIn).toArray() : [];
  } catch {
    return []; // whatever the reason, all is made again
  } finally {
    lines.return(undefined);
  }
}

/** Stores the summaries and packed bodies of these posts beside the pages, all or nothing. */
export async function writeKept(at: KeptAt, posts: Posts): Promise<void> {
  const file = fileIn(at);
  await mkdir(dirname(file), { recursive: true });
  await replaceFile(file, textOf(at.build, posts), 0o644);
}

/** Removes what is kept of posts beside the pages. */
export const removeKept = (at: KeptAt): Promise<void> => rm(fileIn(at), { force: true });

type Options = { postIndex: PostIndex; at: KeptAt; log: Logger };

/**
 * Keeps the summaries of all posts beside the pages, so that a start need not read every body.
 *
 * @returns `fillUp` waits until all pages are current, makes the missing summaries and resolves
 * when all are stored; from then on `keep` stores what has changed since.
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

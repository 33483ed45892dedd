import type { Post, PostSummary } from '../../src/entities/post.ts';
import { inSlices } from '../../src/lib/in-slices.ts';
import { unsizedUploads } from '../../src/lib/post-body/image-room.ts';
import { type PostBody, readPostBody } from '../../src/lib/post-body/read.ts';
import { postBrief, postSummary } from '../../src/lib/post-body/views.ts';
import { contentHash } from '../content-hash.ts';
import type { Entry } from '../store/document-set.ts';
import { unpooledBytes } from '../unpooled.ts';

/**
 * What lists show of a post, as JSON, the minutes to read it, and the pictures in its body that
 * must be measured, if there are any; `brief` is the version of what cards show of it, once it was
 * needed.
 */
export type Summary = {
  json: Buffer<ArrayBuffer>;
  minutes: number;
  pictures?: readonly string[] | undefined;
  brief?: string;
};

/*
 * A post's body is read once for its summary, because a changed post is a new value. Summaries are
 * held as bytes of JSON: as objects, ten thousand would take several times the memory.
 */
const summaries = new WeakMap<Post, Summary>();

type Listener = (entry: Entry<Post>, summary: Summary) => void;
let onMade: Listener = () => {};

/** Calls the listener, instead of any earlier one, with every summary made from now on. */
export function tellOfSummaries(listener: Listener): void {
  onMade = listener;
}

/** Takes over the summary of this version that an earlier run or another process made. */
export function holdSummary({ value }: Entry<Post>, summary: Summary): void {
  summaries.set(value, summary);
}

/** Whether a post's summary is in memory, so that its body need not be read. */
export const hasSummary = ({ value }: Entry<Post>): boolean => summaries.has(value);

/**
 * A post's summary, made when it is not in memory.
 *
 * @param parsed the body, when the caller has parsed it.
 */
export function summaryOf(entry: Entry<Post>, parsed?: PostBody): Summary {
  const held = summaries.get(entry.value);
  if (held) return held;
  const read = parsed ?? readPostBody(entry.value.body);
  const shown = postSummary(entry.value, entry.id, read);
  const pictures = unsizedUploads(read);
  const summary = {
    json: unpooledBytes(JSON.stringify(shown)),
    minutes: shown.minutes,
    pictures: pictures.length > 0 ? pictures : undefined,
  };
  holdSummary(entry, summary);
  onMade(entry, summary);
  return summary;
}

/** What cards show of a post, as JSON (`PostBrief`). */
export const briefJson = (entry: Entry<Post>): string =>
  JSON.stringify(postBrief(JSON.parse(summaryOf(entry).json.toString()) as PostSummary));

/** Changes exactly when what cards show of the post does. */
export function briefVersion(entry: Entry<Post>): string {
  const summary = summaryOf(entry);
  summary.brief ??= contentHash(briefJson(entry));
  return summary.brief;
}

/**
 * Makes all missing summaries, so that no list waits for them; other requests are answered
 * meanwhile.
 */
export async function readBodies(entries: readonly Entry<Post>[]): Promise<void> {
  const turn = inSlices();
  for (const entry of entries) {
    if (hasSummary(entry)) continue;
    await turn();
    summaryOf(entry);
  }
}

import type { Post, PostSummary } from '../../src/entities/post.ts';
import { inSlices } from '../../src/lib/in-slices.ts';
import type { PostBody } from '../../src/lib/post-body/render.ts';
import { postBrief, postSummary } from '../../src/lib/post-body/views.ts';
import { contentHash } from '../content-hash.ts';
import { heldBytes } from '../held-bytes.ts';
import type { Entry } from '../store/document-set.ts';

/**
 * What lists show of a post, as JSON, and the minutes to read it; `brief` is the version of what
 * cards show of it, once that was asked for.
 */
export type Summary = { json: Buffer<ArrayBuffer>; minutes: number; brief?: string };

/*
 * A post's body is read for its summary once: a changed post is a new value. Summaries are held as
 * the bytes of their JSON: ten thousand of them as objects would take several times the room.
 */
const summaries = new WeakMap<Post, Summary>();

type Listener = (entry: Entry<Post>, summary: Summary) => void;
let onMade: Listener = () => {};

/** Has the listener, and no other any more, told of every summary that is made from now on. */
export function tellOfSummaries(listener: Listener): void {
  onMade = listener;
}

/** Holds what an earlier start, or another process, made of this very post. */
export function holdSummary({ value }: Entry<Post>, summary: Summary): void {
  summaries.set(value, summary);
}

/** Whether a post's body has been read, which the JSON for lists takes. */
export const hasSummary = ({ value }: Entry<Post>): boolean => summaries.has(value);

/**
 * What lists show of a post, made when it is not held.
 *
 * @param read its body, where that is at hand.
 */
export function summaryOf(entry: Entry<Post>, read?: PostBody): Summary {
  const held = summaries.get(entry.value);
  if (held) return held;
  const shown = postSummary(entry.value, entry.id, read);
  const summary = { json: heldBytes(JSON.stringify(shown)), minutes: shown.minutes };
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

/** Reads every body not read yet, so that no list waits for it; others get their turn meanwhile. */
export async function readBodies(entries: readonly Entry<Post>[]): Promise<void> {
  const turn = inSlices();
  for (const entry of entries) {
    if (hasSummary(entry)) continue;
    await turn();
    summaryOf(entry);
  }
}

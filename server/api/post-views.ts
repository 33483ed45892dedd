import type { Post, PostSummary, PostView } from '../../src/entities/post.ts';
import { inSlices } from '../../src/lib/in-slices.ts';
import { readPostBody, renderPostBody } from '../../src/lib/post-body/render.ts';
import { postSummary, postView } from '../../src/lib/post-body/views.ts';
import { recentValues } from '../../src/lib/recent.ts';
import { heldBytes } from '../held-bytes.ts';
import type { Entry } from '../store/document-set.ts';

/** As many characters of rendered bodies are kept at hand, for pages that are made again. */
const RENDERED = 1_000_000;

/*
 * What is made from a stored value is made once: a changed post is a new value. Summaries are held
 * as the bytes of their JSON: ten thousand of them as objects would take several times the room.
 */
const summaries = new WeakMap<Post, Buffer<ArrayBuffer>>();
const bodies = recentValues<Post, string>(RENDERED, ({ length }) => length);

function held(post: Post, summary: PostSummary): Buffer<ArrayBuffer> {
  const bytes = heldBytes(JSON.stringify(summary));
  summaries.set(post, bytes);
  return bytes;
}

/** Whether a post's body has been read, which the JSON for lists takes. */
export const hasSummary = ({ value }: Entry<Post>): boolean => summaries.has(value);

/** The JSON of a post as lists show it, as bytes. */
export const summaryJson = ({ id, value }: Entry<Post>): Buffer<ArrayBuffer> =>
  summaries.get(value) ?? held(value, postSummary(value, id));

/** Reads every body not read yet, so that no list waits for it; others get their turn meanwhile. */
export async function readBodies(entries: readonly Entry<Post>[]): Promise<void> {
  const turn = inSlices();
  for (const entry of entries) {
    if (hasSummary(entry)) continue;
    await turn();
    summaryJson(entry);
  }
}

/** The minutes to read a post; undefined while no list has shown it. */
export function shownMinutes(post: Post): number | undefined {
  const bytes = summaries.get(post);
  return bytes && (JSON.parse(bytes.toString()) as PostSummary).minutes;
}

/** The body is read once for the page and the lists, and not kept: a tree takes much room. */
function rendered({ id, value }: Entry<Post>): string {
  const read = readPostBody(value.body);
  if (!summaries.has(value)) held(value, postSummary(value, id, read));
  return renderPostBody(read);
}

/** A post as its own page needs it. */
export function viewOf(entry: Entry<Post>): PostView {
  const html = bodies.get(entry.value, () => rendered(entry));
  return postView(entry.value, JSON.parse(summaryJson(entry).toString()) as PostSummary, html);
}

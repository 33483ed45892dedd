import type { Post, PostSummary, PostView } from '../../src/entities/post.ts';
import { readPostBody, renderPostBody } from '../../src/lib/post-body/render.ts';
import { postView } from '../../src/lib/post-body/views.ts';
import { recentValues } from '../../src/lib/recent.ts';
import type { Entry } from '../store/document-set.ts';
import { summaryOf } from './post-summaries.ts';

/** How many characters of rendered bodies are cached for pages that are rendered again. */
const RENDERED = 1_000_000;

const bodies = recentValues<Post, string>(RENDERED, ({ length }) => length);

/**
 * Parses the body once for both page and lists. The tree is not cached, because it takes much
 * memory.
 */
function rendered(entry: Entry<Post>): string {
  const read = readPostBody(entry.value.body);
  summaryOf(entry, read);
  return renderPostBody(read);
}

/** A post as its own page needs it. */
export function viewOf(entry: Entry<Post>): PostView {
  const html = bodies.get(entry.value, () => rendered(entry));
  const summary = JSON.parse(summaryOf(entry).json.toString()) as PostSummary;
  return postView(entry.value, summary, html);
}

import type { Post, PostPreview, PostSummary, PostView } from '../../src/entities/post.ts';
import { type PostBody, readPostBody } from '../../src/lib/post-body/read.ts';
import { codeIn, renderPostBody } from '../../src/lib/post-body/render.ts';
import { postPreview, postView } from '../../src/lib/post-body/views.ts';
import { recentValues } from '../../src/lib/recent.ts';
import type { HighlightAll } from '../highlighter/highlight-all.ts';
import type { Entry } from '../store/document-set.ts';
import { summaryOf } from './post-summaries.ts';

/** How many characters of rendered bodies are cached for pages that are rendered again. */
const RENDERED = 400_000;

const bodies = recentValues<Post, string>(RENDERED, ({ length }) => length);

/**
 * Parses the body once for both page and lists. The tree is not cached, because it takes much
 * memory.
 */
async function rendered(entry: Entry<Post>, highlightAll: HighlightAll): Promise<string> {
  const read = readPostBody(entry.value.body);
  summaryOf(entry, read);
  const html = renderPostBody(read, await highlightAll(codeIn(read)));
  return bodies.hold(entry.value, html);
}

/** A post as its own page needs it. */
export async function viewOf(entry: Entry<Post>, highlightAll: HighlightAll): Promise<PostView> {
  const html = bodies.find(entry.value) ?? (await rendered(entry, highlightAll));
  const summary = JSON.parse(summaryOf(entry).json.toString()) as PostSummary;
  return postView(entry.value, summary, html);
}

/** A draft's parsed body as the reader will show it. */
export const previewOf = async (read: PostBody, highlightAll: HighlightAll): Promise<PostPreview> =>
  postPreview(read, await highlightAll(codeIn(read)));

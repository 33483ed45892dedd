import { inSlices } from '../../src/lib/in-slices.ts';
import { cacheTagHeader } from '../api/cache-tag.ts';

/**
 * An answer a page was made from; whether its ETag is unchanged tells whether the page is current.
 */
export type Read = { url: string; etag: string; tags: string[] };

/** How the API is reached: in process, or over the network. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

const pathOf = (input: RequestInfo | URL) =>
  input instanceof Request ? input.url : input.toString();

/** The ETag of an answer, or its status when it has none. */
export const etagOf = (response: Response): string =>
  response.headers.get('ETag') ?? `status ${response.status}`;

/** The cache tags of an answer. */
export const tagsOfAnswer = (response: Response): string[] =>
  (response.headers.get(cacheTagHeader) ?? '').split(',').filter(Boolean);

/**
 * A `fetch` for one rendering of one page that records every answer it returns. Other requests are
 * answered before the rendering goes on.
 */
export function recordingFetch(apiFetch: ApiFetch): { fetch: typeof fetch; reads: Read[] } {
  const reads: Read[] = [];
  const turn = inSlices();
  const recording = async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = pathOf(input);
    const response = await apiFetch(url, init);
    reads.push({ url, etag: etagOf(response), tags: tagsOfAnswer(response) });
    await turn();
    return response;
  };
  return { fetch: recording, reads };
}

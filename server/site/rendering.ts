import { servedHeaders } from './page-record.ts';
import { type ApiFetch, type Read, recordingFetch } from './recording-fetch.ts';
import type { Renderer } from './renderer.ts';

/** A rendered page and every answer it was made from, as plain data that processes can exchange. */
export type Rendering = {
  status: number;
  headers: Record<string, string>;
  /** Where the address leads; null for a page of its own. */
  location: string | null;
  body: Buffer;
  reads: Read[];
};

/** Renders the page of a path. Rejects when the page throws. */
export type RenderPage = (path: string) => Promise<Rendering>;

/** A page's request; pages see nothing of it but the path. */
export const requestFor = (path: string) => new Request(`http://site${path}`);

/**
 * Makes the function that renders pages in this process.
 *
 * @param locals what pages get besides the API.
 */
export function renderHere(renderer: Renderer, apiFetch: ApiFetch, locals: object): RenderPage {
  return async (path) => {
    const { fetch, reads } = recordingFetch(apiFetch);
    let taken: Buffer | undefined;
    const take = (html: Buffer) => {
      taken = html;
    };
    const response = await renderer.render(requestFor(path), { ...locals, fetch, take });
    return {
      status: response.status,
      headers: servedHeaders(response.headers),
      location: response.headers.get('location'),
      // A failure after `take` gives another response, with a body.
      body: response.ok && taken ? taken : Buffer.from(await response.arrayBuffer()),
      reads,
    };
  };
}

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The compiled pages: what `astro build` made of `src/pages` through `renderer-entry.ts`. */
export type Renderer = {
  render: (request: Request, locals: object) => Promise<Response>;
  hasRoute: (request: Request) => boolean;
};

/** Loads the compiled pages from the build's folder. Throws when they were never built. */
export const loadRenderer = async (build: string): Promise<Renderer> =>
  (await import(pathToFileURL(join(build, 'server/entry.mjs')).href)) as Renderer;

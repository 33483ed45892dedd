import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The compiled pages: what `astro build` made of `src/pages` through `renderer-entry.ts`. */
export type Renderer = {
  render: (request: Request, locals: object) => Promise<Response>;
  hasRoute: (request: Request) => boolean;
};

/**
 * Loads the compiled pages from the build's folder. Throws when they were never built. Sets
 * NODE_ENV, because React would otherwise load its slower development build.
 */
export function loadRenderer(build: string): Promise<Renderer> {
  process.env.NODE_ENV ??= 'production';
  return import(pathToFileURL(join(build, 'server/entry.mjs')).href);
}

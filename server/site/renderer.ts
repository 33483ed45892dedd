import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The compiled pages: what `astro build` made of `src/pages` through `renderer-entry.ts`. */
export type Renderer = {
  render: (request: Request, locals: object) => Promise<Response>;
  hasRoute: (request: Request) => boolean | Promise<boolean>;
};

/**
 * Loads the compiled pages from the build's folder. Throws when they were never built. Sets
 * NODE_ENV, because React would otherwise load its slower development build.
 */
export function loadRenderer(build: string): Promise<Renderer> {
  process.env.NODE_ENV ??= 'production';
  return import(pathToFileURL(join(build, 'server/entry.mjs')).href);
}

/**
 * The compiled pages, loaded when the first is asked for: loading takes a fifth of a start, and a
 * site whose pages are all current needs none of them. When that fails the next call tries again,
 * as the reason may have passed; every call rejects when they were never built.
 */
export function rendererWhenNeeded(build: string): Renderer {
  let loading: Promise<Renderer> | undefined;
  const loaded = () => {
    loading ??= loadRenderer(build).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    render: async (request, locals) => (await loaded()).render(request, locals),
    hasRoute: async (request) => (await loaded()).hasRoute(request),
  };
}

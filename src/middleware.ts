import { defineMiddleware } from 'astro:middleware';
import { createReads } from './api/reads.ts';

/**
 * Gives every page the typed API. What a page reads through it is all that it depends on. The
 * server passes a way to the API that records what is read; `npm run dev` passes none, and the
 * API is then asked at the address the development server was given.
 */
export const onRequest = defineMiddleware(({ locals }, next) => {
  locals.api = locals.fetch
    ? createReads(locals.fetch, '')
    : createReads(fetch, process.env.API_BASE ?? '');
  return next();
});

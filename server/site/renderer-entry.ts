import { createApp } from 'astro/app/entrypoint';

const app = createApp({ streaming: false });

/**
 * Renders the page of a request's path.
 *
 * @param locals what the pages may use, above all `fetch`, through which they read the API.
 * @returns the finished response: status, headers (with the page's CSP hashes) and the whole body.
 */
export function render(request: Request, locals: object): Promise<Response> {
  return app.render(request, { locals });
}

/** Whether a page of the site matches a request's path; it may still answer 404. */
export const hasRoute = (request: Request): boolean => {
  const route = app.match(request);
  return route?.origin === 'project' && route.route !== '/404'; // Astro has routes of its own
};

import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Titles of the problems the API answers with. */
const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  412: 'Changed meanwhile',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Not valid',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'Not available',
  507: 'Disk full',
};

type Extra = { errors?: Record<string, string>; headers?: Record<string, string> };

/** A refusal, thrown anywhere below a route and answered as problem+json (RFC 9457). */
export class Problem extends Error {
  readonly status: ContentfulStatusCode;
  readonly errors: Record<string, string> | undefined;
  readonly headers: Record<string, string>;

  /** @param detail fit to show a person. */
  constructor(status: ContentfulStatusCode, detail: string, { errors, headers = {} }: Extra = {}) {
    super(detail);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

/** The response for a problem. */
export function problemResponse(c: Context, problem: Problem): Response {
  const { status, message: detail, errors, headers } = problem;
  const title = titles[status] ?? 'Error';
  const body = JSON.stringify({ type: 'about:blank', status, title, detail, errors });
  return c.body(body, status, {
    ...headers,
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
  });
}

import type { MiddlewareHandler } from 'hono';

/** Pictures may have any address, `http:` too, as stored ones stay unchanged (spec 1 §7). */
const page = [
  "default-src 'none'",
  "img-src 'self' http: https: data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

const nameOf = (directive: string) => directive.split(' ')[0];

/** A page's policy: the default directives, overridden by those its rendering named. */
export function pagePolicy(rendered: string): string {
  const named = rendered
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);
  const names = named.map(nameOf);
  return [...page.filter((one) => !names.includes(nameOf(one))), ...named].join('; ');
}

/** The policy of everything that is not a page: it may do nothing when opened as one. */
const nothing = "default-src 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'";

/**
 * The headers of every answer, also where another host serves the site. There is no
 * `Cross-Origin-Opener-Policy`: for it browsers begin a page anew in another process, which takes
 * as long as all the rest until the first paint; and a site that opened one of these pages has
 * nothing to find there, as they have no frames and the owner's token is in no cookie.
 */
export const staticHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const YEAR_S = 31_536_000;

/** The headers of every answer; a page adds its own policy. */
export const pageHeaders = (https: boolean): Record<string, string> => ({
  ...staticHeaders,
  ...(https && { 'Strict-Transport-Security': `max-age=${YEAR_S}` }),
});

/** The headers of an answer that is not a page. */
export const bareHeaders = (https: boolean): Record<string, string> => ({
  ...pageHeaders(https),
  'Content-Security-Policy': nothing,
});

/** Puts the security headers on every answer, errors included (DESIGN §5). */
export const securityHeaders = (https: boolean): MiddlewareHandler => {
  const all = Object.entries(pageHeaders(https));
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of all) headers.set(name, value);
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', nothing);
  };
};

import type { MiddlewareHandler } from 'hono';

const page = [
  "default-src 'none'",
  "img-src 'self' https: data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

const nameOf = (directive: string) => directive.split(' ')[0];

/** What a page may do; where its rendering named a directive itself, that one holds. */
export function pagePolicy(rendered: string): string {
  const named = rendered
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);
  const names = named.map(nameOf);
  return [...page.filter((one) => !names.includes(nameOf(one))), ...named].join('; ');
}

/** Everything that is not a page may do nothing at all when opened as one. */
const nothing = "default-src 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'";

/** What every answer says, however the site is reached; also where others serve it. */
export const staticHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const YEAR_S = 31_536_000;

/** What every answer says; a page says itself, beside this, what it may do. */
export const pageHeaders = (https: boolean): Record<string, string> => ({
  ...staticHeaders,
  ...(https && { 'Strict-Transport-Security': `max-age=${YEAR_S}` }),
});

/** The headers of an answer that is not a page: what every answer says, and that it may do nothing. */
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

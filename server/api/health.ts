import { Hono } from 'hono';
import { answer } from './answer.ts';
import type { ApiDependencies, ApiEnv } from './dependencies.ts';
import { sharedSlugs } from './shared-slugs.ts';

const hasSome = (all: object) => Object.keys(all).length > 0;

/** Whether the site is well, and what its owner should look at. */
export function healthRoutes({ store, postIndex, uploads, siteHealth }: ApiDependencies) {
  return new Hono<ApiEnv>().get('/', (c) => {
    const { problems: ofSite = [], ...site } = siteHealth();
    const problems = [...store.problems(), ...sharedSlugs(store, postIndex), ...ofSite];
    const unwritable = { ...store.unwritable(), ...uploads.unwritable?.() };
    const all = { problems, ...(hasSome(unwritable) && { unwritable }), ...site };
    const isWell = problems.length === 0 && !all.unwritable && site.failures === undefined;
    const status = isWell ? 'ok' : 'attention';
    return answer(c, { status, ...all }, { headers: { 'Cache-Control': 'no-store' } });
  });
}

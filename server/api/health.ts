import { Hono } from 'hono';
import { answer } from './answer.ts';
import type { ApiDependencies, ApiEnv } from './dependencies.ts';
import { sharedSlugs } from './shared-slugs.ts';

/** Whether the site is well, and what its owner should look at. */
export function healthRoutes({ store, postIndex, siteHealth }: ApiDependencies) {
  return new Hono<ApiEnv>().get('/', (c) => {
    const { problems: ofSite = [], ...site } = siteHealth();
    const problems = [...store.problems(), ...sharedSlugs(store, postIndex), ...ofSite];
    const status = problems.length === 0 && site.failures === undefined ? 'ok' : 'attention';
    return answer(c, { status, problems, ...site }, { headers: { 'Cache-Control': 'no-store' } });
  });
}

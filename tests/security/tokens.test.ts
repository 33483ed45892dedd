import { describe, expect, it } from 'vitest';
import { openApi } from '../fixtures/api.ts';
import { documentedRoutes, openWrites, ownersWrites } from '../torture/documented-routes.ts';
import { control, tokens } from '../torture/tokens.ts';

/* tests/api/description.test.ts checks that the description lists every route. */
describe('every write the API describes', () => {
  it('answers 401 to every forged token, in either header, and changes nothing', async () => {
    const verdict = await tokens();
    expect(verdict.wrong).toEqual([]);
    expect([verdict.tokens >= 30, verdict.routes]).toEqual([true, ownersWrites().length]);
    expect(verdict.routes).toBeGreaterThan(55);
  });

  it('opens to the owner’s own token', async () => {
    expect(await control()).toBe(ownersWrites().length);
  });

  it('is only for the owner, except signing in and writing to the owner', () => {
    expect(openWrites().map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/auth/owner',
      'POST /api/contact',
    ]);
  });

  it('lets visitors read nothing described as the owner’s', async () => {
    const { visitor } = await openApi();
    const reads = documentedRoutes().filter(({ method, owners }) => owners && method === 'GET');
    expect(reads.map(({ path }) => path)).toEqual(['/api/auth/me', '/api/contact']);
    for (const { path } of reads) expect((await visitor('GET', path.slice(5))).status).toBe(401);
  });
});

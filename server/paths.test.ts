import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startWhole } from '../tests/fixtures/whole-server.ts';

const places = vi.hoisted(() => ({ root: '', build: '', secrets: '' }));
vi.mock('./env.ts', async (original) => ({ ...(await original<object>()), places }));

let whole: Awaited<ReturnType<typeof startWhole>>;
beforeAll(async () => {
  whole = await startWhole(places);
});
afterAll(() => whole.stop());

describe('a path', () => {
  it.each([
    '//evil.example',
    '//evil.example/',
    '/\\evil.example/',
    '//evil.example/%2e%2e/',
    '///',
    '/.//evil.example/',
  ])('%s never redirects to another site', async (target) => {
    const answer = await whole.raw(target);
    expect(answer).toMatch(/^HTTP\/1\.1 (200|301|400|404)/);
    const location = /^location: (.*)$/im.exec(answer)?.[1]?.trim();
    if (location !== undefined) expect(location).toMatch(/^\/(?![/\\])/);
  });

  it.each([
    '/uploads/../profile.json',
    '/uploads/..%2fprofile.json',
    '/uploads/%2e%2e/profile.json',
    '/uploads/%2e%2e%2fprofile.json',
    '/uploads/..\\profile.json',
    '/uploads/..%5cprofile.json',
    '/uploads/%252e%252e%252fprofile.json',
    '/uploads/robin.webp%00',
    '/_astro/../../server/entry.mjs',
    '/_astro/..%2f..%2f..%2fserver%2fentry.mjs',
    '/..%2fserver%2fentry.mjs',
    '/.build.json',
    '/%2ebuild.json',
    '/..%2f.secrets%2fowner.json',
  ])('%s gives nothing outside the folders that are served', async (target) => {
    const answer = await whole.raw(target);
    expect(answer).toMatch(/^HTTP\/1\.1 (301|400|404)/);
    expect(answer).not.toMatch(/fullName":"Robin"}$|hasRoute|"id":"fake"|tokenSecret/);
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTestSite, readsOf, type TestSite } from '../../tests/fixtures/site.ts';
import { fileOf } from './page-record.ts';

const ids = ['a', 'b', 'c'];
const id = fc.constantFrom(...ids);
const tags = fc.subarray(['x', 'y', 'z']);
const slug = fc.constantFrom('p', 'q', 'r', 's');
const status = fc.constantFrom('published', 'draft');
const title = fc.constantFrom('Beam', 'Slab', 'Wall');
const path = fc.constantFrom(
  '/',
  '/blog',
  '/about',
  '/blog/p',
  '/blog/q',
  '/blog/r',
  '/blog/a',
  '/404',
);

type Step = (site: TestSite) => Promise<unknown>;
type Told = { told: string; step: Step };

const told = (words: string, step: Step): Told => ({ told: words, step });

/** What can happen to a site: writes of all kinds, visits, and moments of rest. */
const step: fc.Arbitrary<Told> = fc.oneof(
  fc
    .record({ id, slug, tags, status, title })
    .map((post) => told(`post ${JSON.stringify(post)}`, (s) => s.owner('POST', 'posts', post))),
  fc
    .record({
      id,
      change: fc.oneof(fc.record({ slug }), fc.record({ tags, title }), fc.record({ status })),
    })
    .map(({ id: one, change }) =>
      told(`put ${one} ${JSON.stringify(change)}`, (s) => s.owner('PUT', `posts/${one}`, change)),
    ),
  id.map((one) => told(`remove ${one}`, (s) => s.owner('DELETE', `posts/${one}`))),
  title.map((name) =>
    told(`skill ${name}`, (s) => s.owner('POST', 'skills', { name, id: name.toLowerCase() })),
  ),
  title.map((quote) => told(`profile ${quote}`, (s) => s.owner('PUT', 'profile', { quote }))),
  path.map((asked) => told(`visit ${asked}`, (s) => s.visit(asked))),
  fc.constant(told('rest', (s) => s.publisher.idle())),
);

const everyPath = [
  '/',
  '/blog',
  '/about',
  '/404',
  ...['p', 'q', 'r', 's', ...ids].map((p) => `/blog/${p}`),
];

/** The file on disk for a path, or null. */
function onDisk({ folder }: TestSite, asked: string): string | null {
  const file = join(folder, fileOf(asked));
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

async function expectAllCurrent(site: TestSite): Promise<void> {
  for (const asked of everyPath) {
    const fresh = await site.fresh(asked);
    // Twice: the first answer comes from the origin, the second from the edge.
    expect(await site.visit(asked)).toBe(fresh);
    expect(await site.visit(asked)).toBe(fresh);
    await site.publisher.idle();
    const isThere = !fresh.includes(`${readsOf(asked)[0]} -> 404`);
    const kept = onDisk(site, asked);
    expect([asked, kept]).toEqual([asked, kept === null && !isThere ? null : fresh]);
  }
}

describe('whatever happens, in whatever order', () => {
  it('a visitor gets the page as it would be rendered from the current content', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const site = await openTestSite();
        for (const { step: run } of steps) await run(site);
        for (const asked of everyPath)
          expect(await site.visit(asked)).toBe(await site.fresh(asked));
        await site.publisher.idle();
        await expectAllCurrent(site);
        await site.publisher.close();
        await rm(site.folder, { recursive: true });
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  it('all at once, served pages and files on disk end up current', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 2, maxLength: 14 }),
        fc.scheduler(),
        async (steps, scheduler) => {
          const site = await openTestSite();
          site.renderer.pause = () => scheduler.schedule(Promise.resolve());
          const running = steps.map(({ step: run }) =>
            scheduler.schedule(Promise.resolve()).then(() => run(site)),
          );
          await scheduler.waitFor(Promise.all([...running, site.publisher.idle()]));
          site.renderer.pause = async () => {};
          await site.publisher.idle();
          await expectAllCurrent(site);
          await site.publisher.close();
          await rm(site.folder, { recursive: true });
        },
      ),
      { numRuns: 40 },
    );
  }, 60_000);
});

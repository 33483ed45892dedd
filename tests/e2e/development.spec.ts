import { fileURLToPath } from 'node:url';
import { navigation, postPath } from '../../src/lib/routes.ts';
import { sampleContent, startServer } from '../fixtures/running-server.ts';
import { expect, sendAsOwner, test as shared } from './fixtures.ts';

const program = fileURLToPath(new URL('../../server/dev.ts', import.meta.url));

/** The pages as `npm run dev` serves them. */
const test = shared.extend({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads here what a fixture needs
  server: async ({}, use) => {
    const env = { NODE_ENV: 'development' };
    const server = await startServer({ content: sampleContent, program, env });
    await use(server);
    await server.stop();
  },
});

const story = postPath('naming-things-in-a-model-that-outlives-you');

test('in development every page is shown, follows a save and has its scripts', async ({ page }) => {
  test.slow();
  for (const path of [...navigation.map(({ href }) => href), story]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  await expect(page.locator('pre code span').first()).toBeVisible();

  await sendAsOwner(page, 'POST', 'profile', { headline: 'Seen while developing' });
  await page.goto('/');
  await expect(page).toHaveTitle(/Seen while developing/);

  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

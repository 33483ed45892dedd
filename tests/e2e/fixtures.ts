import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import {
  passphrase,
  type RunningServer,
  sampleContent,
  startServer,
} from '../fixtures/running-server.ts';

type TestFixtures = {
  /** What the page wrote to the console as errors; a test that expects some empties it. */
  consoleErrors: string[];
};
type WorkerFixtures = {
  /** Tests that change or count what stands on the site name one of their own (`test.use`). */
  site: string;
  server: RunningServer;
};

/** Every test gets the sample site on a server of its worker's own; a stray console error fails it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: ['shared', { option: true, scope: 'worker' }],
  server: [
    async ({ site: _ofItsOwn }, use) => {
      const server = await startServer({ content: sampleContent });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      const note = (message: ConsoleMessage) => {
        if (message.type() === 'error') errors.push(message.text());
      };
      page.on('console', note);
      page.on('pageerror', (error) => errors.push(error.message));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Unlocks owner mode through the sign-in dialog. */
export async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Owner' }).click();
  await page.getByLabel('Passphrase').fill(passphrase);
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Owner' })).toHaveAttribute('aria-pressed', 'true');
}

export { expect, passphrase };

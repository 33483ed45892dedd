import { expect, test } from '@playwright/test';
import { eachKind } from '../fixtures/hostile/payloads.ts';
import { least } from '../torture/hostile/layers.ts';
import { controls, hostileHtml, visitorsAlone } from '../torture/hostile-html.ts';

/* With every payload, those publicly collected too, and each defence away: npm run test:torture. */
test.describe('Hostile HTML and Markdown in every field that is shown', () => {
  test.describe.configure({ mode: 'parallel', timeout: 240_000 });

  for (const [what, layers, owner] of least) {
    test(`${what}: 0 executions, 0 requests to other hosts, no hostile attribute`, async ({
      browser,
    }) => {
      const { pages, stories, ...found } = await hostileHtml(browser, layers, {
        payloads: eachKind,
        owner,
        // The owner gets the other pages as they are sent to visitors.
        ...(owner === 'owner' && { paths: visitorsAlone }),
      });
      expect(found).toEqual({ executed: [], requested: [], addresses: [], silent: [] });
      expect([pages > 20, stories > 4]).toEqual([true, true]);
    });
  }

  test('runs without defences: on pages, and in the editor loaded, pasted, from the device', async ({
    browser,
  }) => {
    const { runs, told } = await controls(browser, eachKind, ['/', '/about']);
    expect(runs, told).toBe(true);
  });
});

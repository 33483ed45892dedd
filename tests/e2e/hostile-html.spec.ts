import { expect, test } from '@playwright/test';
import { controlled, hostileHtml, none, without } from '../torture/hostile-html.ts';

/* The same with every payload collected in public: npm run test:torture. */
test.describe('Hostile HTML and Markdown in every field that is shown', () => {
  test.describe.configure({ timeout: 240_000 });

  for (const [what, layers] of without.slice(1)) {
    test(`${what}: 0 executions, 0 requests to other hosts, no hostile address`, async ({
      browser,
    }) => {
      const { pages, ...found } = await hostileHtml(browser, layers, {
        owner: layers.atWrite,
      });
      expect(found).toEqual({ executed: [], requested: [], addresses: [] });
      expect(pages).toBeGreaterThan(20);
    });
  }

  test('the same payloads run where nothing is defended', async ({ browser }) => {
    const { executed, requested } = await hostileHtml(browser, none, controlled);
    expect(executed).not.toEqual([]);
    expect(requested).not.toEqual([]);
  });
});

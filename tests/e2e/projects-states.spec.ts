import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectAccessibleInEveryLook } from './accessible.ts';
import { expect, test, unseenShift } from './fixtures.ts';

/** Generous, because checking every look takes long on a busy machine. */
test.describe.configure({ timeout: 240_000 });

const cards = (page: Page) => page.locator('[data-list] article.model');
const search = (page: Page) => page.getByRole('combobox', { name: 'Search projects' });

/** Shows, for the address of Clash Triage, a copy of the page from before that project existed. */
async function showOldCopy(page: Page): Promise<void> {
  const html = await (await page.request.get('/projects')).text();
  const body = html
    .replace(/(data-project="{[^>]*?)clash-triage/, '$1another')
    .replace(/data-version="[^"]*"/, 'data-version="older"');
  await page.route(/project=clash-triage/, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
}

type Noted = { shifted: number };
type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Records what moves within the page's content; the navigation bar has its own test. */
function noteShifts(): void {
  const noted = window as unknown as Noted;
  noted.shifted = 0;
  const note = (list: PerformanceObserverEntryList) => {
    const main = document.querySelector('main');
    for (const { value, sources } of list.getEntries() as Shift[]) {
      if (sources.some(({ node }) => main?.contains(node))) noted.shifted += value;
    }
  };
  new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
}

/** A state of the list, whose parts at desktop width are those of the grid. */
async function expectAccessibleOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 900 });
  await expectAccessibleInBothThemes(page);
}

test.describe('Projects list, its states', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the grid, whose cards appear at once, the suggestions, the empty search and the error panel are accessible in every look', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/projects');
    await test.step('the grid is accessible in every look', async () => {
      await expectAccessibleInEveryLook(page);
    });
    await test.step('under reduced motion cards appear at once', async () => {
      await expect(cards(page).nth(5)).toHaveCSS('animation-name', 'none');
    });
    await test.step('the suggestions and the empty search are accessible in every look', async () => {
      await search(page).pressSequentially('re');
      await search(page).press('ArrowDown');
      await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
      await expectAccessibleOnPhone(page);
      await search(page).fill('zzzz');
      await expect(page.getByRole('heading', { name: 'No matches found' })).toBeVisible();
      await expectAccessibleOnPhone(page);
    });
    await test.step('the error panel is accessible in every look', async () => {
      await page.route('**/projects', (route) => route.abort());
      await page.evaluate(() => window.dispatchEvent(new Event('projects:updated')));
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      await expectAccessibleOnPhone(page);
      consoleErrors.length = 0; // the browser logs the aborted request
    });
  });

  test('the detail is accessible in every look, with images and with its drawing', async ({
    page,
  }) => {
    for (const id of ['clash-triage', 'lattice']) {
      await page.goto(`/projects?project=${id}`);
      await expect(page.getByRole('dialog')).toBeVisible();
      if (id === 'clash-triage') await expectAccessibleInEveryLook(page);
      else await expectAccessibleOnPhone(page);
    }
  });
});

test.describe('Projects list', () => {
  test('Cards appear with a stagger of 0.1 s per index; summary clamped to 4 lines; 1 column, 2 from medium width, 3 from extra-large width', async ({
    page,
  }) => {
    await page.goto('/projects');
    await test.step('Cards appear with a stagger of 0.1 s per index', async () => {
      const motions = await cards(page).evaluateAll((all) =>
        all.slice(0, 12).map((card) => {
          const { animationName, animationDelay } = getComputedStyle(card);
          return { animationName, seconds: Number.parseFloat(animationDelay) };
        }),
      );
      expect(motions).toHaveLength(12);
      motions.forEach(({ animationName, seconds }, index) => {
        expect(animationName).toBe('put-down');
        expect(seconds).toBeCloseTo(0.1 * index);
      });
    });
    await test.step('summary clamped to 4 lines', async () => {
      await expect(cards(page).first().locator('.summary')).toHaveCSS('-webkit-line-clamp', '4');
    });
    await test.step('1 column, 2 from medium width, 3 from extra-large width', async () => {
      for (const [width, columns] of [
        [360, 1],
        [767, 1],
        [768, 2],
        [1279, 2],
        [1280, 3],
        [1920, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        const lefts = await cards(page).evaluateAll((all) =>
          all.map((card) => Math.round(card.getBoundingClientRect().left)),
        );
        expect(new Set(lefts).size, `${width} px`).toBe(columns);
      }
    });
  });

  test('cards that have appeared stay when a phone is turned', async ({ page }) => {
    await page.setViewportSize({ width: 915, height: 412 });
    await page.goto('/projects');
    await expect(page.locator('.shelf[data-far]')).toHaveCount(0);
    await cards(page).evaluateAll((all) =>
      Promise.all(all.flatMap((card) => card.getAnimations().map(({ finished }) => finished))),
    );
    for (const [width, height] of [
      [412, 915],
      [915, 412],
    ] as const) {
      await page.setViewportSize({ width, height });
      const arriving = await cards(page).evaluateAll((all) =>
        all.filter((card) => getComputedStyle(card).visibility === 'hidden'),
      );
      expect(arriving, `${width} px`).toHaveLength(0);
    }
  });

  test('Reload is triggered by first display when the page comes from the history', async ({
    page,
  }) => {
    const reload = (options = {}) =>
      page.waitForRequest(
        (asked) => asked.resourceType() === 'fetch' && /projects$/.test(asked.url()),
        options,
      );
    await page.goto('/projects');
    await page.goto('/contact');
    const back = reload();
    await page.goBack();
    await back;
    // While one reload is under way, further triggers start none.
    await expect(async () => {
      const restored = reload({ timeout: 1_000 });
      await page.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      );
      await restored;
    }).toPass();
  });

  test('the address of a project opens it even if the page is a copy from before it existed', async ({
    page,
  }) => {
    await showOldCopy(page);
    await page.goto('/projects?project=clash-triage');
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(
      'Clash Triage',
    );
    await expect(page).toHaveURL(/project=clash-triage/);
    await expect(page.getByText('Project not found')).toHaveCount(0);
  });

  test('details in a list that was loaded again are mere text until they are shown', async ({
    page,
  }) => {
    await showOldCopy(page);
    await page.goto('/projects?project=clash-triage');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'About This Project' })).toBeVisible();
    await expect(page.locator('noscript')).not.toHaveCount(0);
    await expect(page.locator('noscript *')).toHaveCount(0);
    await expect(dialog.locator('.told')).toHaveCount(1);
  });

  test('the address of a project is kept while the list cannot be loaded, and opens it later', async ({
    page,
    consoleErrors,
  }) => {
    await showOldCopy(page);
    await page.route('**/projects', (route) => route.abort());
    await page.goto('/projects?project=clash-triage');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByText('Project not found')).toHaveCount(0);
    await page.unroute('**/projects');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog')).toContainText('Clash Triage');
    consoleErrors.length = 0; // the browser logs the aborted request
  });

  for (const width of [360, 1440]) {
    test(`no part of the list moves while the page loads and becomes usable, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(noteShifts);
      await page.goto('/projects', { waitUntil: 'networkidle' });
      await search(page).focus();
      await cards(page).last().scrollIntoViewIfNeeded();
      const moved = await page.evaluate(() => (window as unknown as Noted).shifted);
      expect(moved).toBeLessThan(unseenShift);
    });
  }
});

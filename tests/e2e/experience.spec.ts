import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook, expectNoSidewaysScroll } from './accessible.ts';
import { expect, openBeforeScripts, signIn, test, unseenShift } from './fixtures.ts';

const companies = (page: Page) =>
  page
    .locator('.roles > li:not([hidden])')
    .evaluateAll((roles) => roles.map((role) => (role as HTMLElement).dataset.company));

test.describe('Experience list', () => {
  test("title 'Professional Experience', five summary chips, and each item with its status and dates", async ({
    page,
  }) => {
    await page.goto('/experience');
    await test.step("title 'Professional Experience' and five summary chips", async () => {
      await expect(page.locator('h1')).toHaveText('Professional Experience');
      await expect(page.locator('.stats dt')).toHaveText([
        'total experience',
        'current',
        'completed',
        'positions',
        'companies',
      ]);
    });
    await test.step("each item shows status 'Current' when it has no endDate and 'Completed' when it has one", async () => {
      const [current, past] = [
        page.locator('.roles > li').first(),
        page.locator('.roles > li').last(),
      ];
      await expect(current.locator('.badge')).toHaveText('Current');
      await expect(current).toContainText('Apr 2021 to Present');
      await expect(past.locator('.badge')).toHaveText('Completed');
      await expect(past).toContainText('Oct 2014 to Dec 2016');
      await expect(past).toContainText('2 yr 3 mo');
    });
  });

  test('search, status filter, sort options and view, also for what a bar of the programme leads to', async ({
    page,
  }) => {
    await page.goto('/experience');
    await test.step('a bar of the programme leads to its role, also one that the controls hid', async () => {
      const role = page.locator('#role-tallgrass-software');
      await page.getByRole('radio', { name: 'Past' }).check();
      await expect(role).toBeHidden();
      await page.locator('.programme').getByRole('link', { name: 'Tallgrass Software' }).click();
      await expect(role).toBeInViewport();
      await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
      await expect(page.locator('[data-found]')).toHaveText('5 of 5 roles');
    });
    await test.step('search, status filter and sort options', async () => {
      const asSent = await companies(page);
      await page.getByRole('radio', { name: 'Past' }).check();
      expect(await companies(page)).toEqual(asSent.slice(1));
      await page.getByRole('radio', { name: 'Current' }).check();
      expect(await companies(page)).toEqual(['Tallgrass Software']);
      await page.getByRole('radio', { name: 'All' }).check();
      await page.getByRole('combobox', { name: 'Sort' }).selectOption('company');
      expect(await companies(page)).toEqual([...asSent].sort());
      await page.getByRole('combobox', { name: 'Sort' }).selectOption('date');
      expect(await companies(page)).toEqual(asSent);
      await page.getByRole('searchbox').fill('grasshopper');
      expect(await companies(page)).toEqual(['Atelier Kanten']);
      await page.getByRole('searchbox').fill('no such word');
      await expect(page.getByRole('heading', { name: 'No Matches Found' })).toBeVisible();
      await page.getByRole('searchbox').fill('');
    });
    await test.step('grid or list view (default grid), remembered on the device', async () => {
      await expect(page.getByRole('radio', { name: 'Grid view' })).toBeChecked();
      await page.getByRole('radio', { name: 'List view' }).check();
      await expect(page.locator('.roles .rich').first()).toBeHidden();
      await page.reload();
      await expect(page.getByRole('radio', { name: 'List view' })).toBeChecked();
      await expect(page.locator('.roles .rich').first()).toBeHidden();
    });
  });

  test('a search, a filter and a view chosen before the scripts arrive hold once they do', async ({
    page,
  }) => {
    await openBeforeScripts(page, '/experience', () =>
      page.getByRole('searchbox').fill('grasshopper'),
    );
    expect(await companies(page)).toEqual(['Atelier Kanten']);
    await openBeforeScripts(page, '/experience', async () => {
      await page.getByRole('radio', { name: 'Current' }).check();
      await page.getByRole('radio', { name: 'List view' }).check();
    });
    expect(await companies(page)).toEqual(['Tallgrass Software']);
    await expect(page.getByRole('radio', { name: 'List view' })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-view', 'list');
  });

  for (const width of [360, 1440]) {
    test(`nothing of the list moves while the page and its fonts load, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const moved = { value: 0 };
        Object.assign(window, { moved });
        type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            const main = document.querySelector('main');
            if (sources.some(({ node }) => main?.contains(node))) moved.value += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/experience', { waitUntil: 'networkidle' });
      const { value } = await page.evaluate(
        () => Reflect.get(window, 'moved') as { value: number },
      );
      expect(value).toBeLessThan(unseenShift);
    });
  }
});

test('in the list view the skills follow right below the role, 768 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/experience');
  await page.getByRole('radio', { name: 'List view' }).check();
  const gaps = await page.locator('.roles .entry').evaluateAll((all) =>
    all.map((entry) => {
      const [role, skills] = [entry.querySelector('.place'), entry.querySelector('.with')];
      if (!role || !skills) return Number.POSITIVE_INFINITY;
      return skills.getBoundingClientRect().top - role.getBoundingClientRect().bottom;
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...gaps)).toBeLessThan(12);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page is complete: every role with its words, and no control that does nothing', async ({
    page,
  }) => {
    await page.goto('/experience');
    await expect(page.locator('.roles > li:visible')).toHaveCount(5);
    for (const words of ['Own the data layer', 'Harbour Line, six stations', 'Grasshopper']) {
      await expect(page.getByText(words).first()).toBeVisible();
    }
    await expect(page.getByRole('region', { name: /^Career, 2014 to/ })).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
  });
});

test('the timeline is drawn: each bar leads to the entry of its letter', async ({ page }) => {
  await page.goto('/experience');
  const bars = page.getByRole('region', { name: /^Career/ }).getByRole('link');
  expect(await bars.locator('i').allTextContents()).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(await page.locator('.roles .mark').allTextContents()).toEqual(['E', 'D', 'C', 'B', 'A']);
  await bars.first().click();
  await expect(page.locator('.entry:target .mark')).toHaveText('A');
  await expect(page.locator('.entry:target')).toBeInViewport();
});

/** Names that are cut, or that reach past the timeline. */
const cutNames = (page: Page) =>
  page.locator('.programme').evaluate((drawn) => {
    const room = drawn.getBoundingClientRect();
    const isCut = (name: HTMLElement) => {
      const { left, right, top, bottom } = name.getBoundingClientRect();
      const row = name.closest('li')?.getBoundingClientRect();
      const isOut = left < room.left - 1 || right > room.right + 1;
      const isHigh = !row || top < row.top || bottom > row.bottom;
      return isOut || isHigh || name.scrollWidth > name.clientWidth + 1;
    };
    return [...drawn.querySelectorAll<HTMLElement>('li span')]
      .filter(isCut)
      .map(({ textContent }) => textContent?.trim());
  });

for (const path of ['/experience', '/education']) {
  for (const width of [320, 1440]) {
    test(`${path}: every name on the timeline is whole, ${width} px wide, however long or widely spaced`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect(await cutNames(page)).toEqual([]);
      await page.evaluate(() => {
        const spaced = new CSSStyleSheet();
        spaced.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
        );
        document.adoptedStyleSheets.push(spaced);
      });
      expect(await cutNames(page)).toEqual([]);
      await page.locator('.programme li span').evaluateAll((names) => {
        for (const name of names) name.append(' and Partners, Consulting Engineers'.repeat(4));
      });
      expect(await cutNames(page)).toEqual([]);
      await expectNoSidewaysScroll(page);
    });
  }
}

test("on paper the timeline is like a drawing's revision strip", async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/experience');
  const entry = page.locator('.roles .entry').last();
  await expect(entry).toHaveCSS('border-bottom-style', 'solid');
  await expect(entry.locator('.what')).toHaveCSS('border-left-style', 'solid');
  await expect(page.getByRole('searchbox')).toBeHidden();
});

test.describe
  .serial('Experience, as owner', () => {
    test('add, edit, delete and export are shown only to the owner', async ({ page }) => {
      await page.goto('/experience');
      await expect(page.getByRole('link', { name: 'Add Experience' })).toHaveCount(0);
      await signIn(page);
      await expect(page.getByRole('link', { name: 'Add Experience' })).toHaveAttribute(
        'href',
        '/experience/new',
      );
      await expect(
        page.getByRole('link', { name: 'Edit Principal engineer, model data' }),
      ).toHaveAttribute('href', '/experience/edit/tallgrass-software');
      await page.getByRole('button', { name: 'Owner' }).click();
      await expect(page.getByRole('link', { name: 'Add Experience' })).toHaveCount(0);
      await expect(page.locator('.own')).toHaveCount(0);
    });

    test('a save in another tab after owner mode was locked brings no control back', async ({
      page,
    }) => {
      await page.goto('/experience');
      await signIn(page);
      await expect(page.locator('.own')).toHaveCount(5);
      await page.getByRole('button', { name: 'Owner' }).click();
      await page.evaluate(() => {
        document.querySelector('[data-entries]')?.toggleAttribute('data-stale');
        new BroadcastChannel('experience:saved').postMessage({});
      });
      await expect(page.locator('[data-stale]')).toHaveCount(0);
      await expect(page.locator('.own, .owner-bar')).toHaveCount(0);
    });

    test("export gives a JSON file with exportDate, version '1.0', totalItems and experiences, or says that it failed", async ({
      page,
      consoleErrors,
    }) => {
      await page.goto('/experience');
      await signIn(page);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export' }).click();
      const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
      expect(file).toMatchObject({ version: '1.0', totalItems: 5 });
      expect(Date.parse(file.exportDate)).not.toBeNaN();
      expect(file.experiences).toHaveLength(5);

      await test.step("export failing says 'Failed to export data. Please try again.'", async () => {
        await page.route('**/api/experience', (route) => route.abort());
        await page.getByRole('button', { name: 'Export' }).click();
        await expect(page.getByRole('alert')).toHaveText(
          'Failed to export data. Please try again.',
        );
        consoleErrors.length = 0; // the browser logs the aborted request
      });
    });

    test("loading retries up to 3 attempts, shows 'Retrying... (Attempt n/3)', then an error with 'Try again'", async ({
      page,
      consoleErrors,
    }) => {
      let attempts = 0;
      await page.route('**/api/experience', (route) => {
        attempts += 1;
        return route.abort();
      });
      await page.clock.install();
      await page.goto('/experience');
      await signIn(page);
      await expect(page.getByText('Retrying... (Attempt 2/3)')).toBeVisible();
      await page.clock.runFor('00:01');
      await expect(page.getByText('Retrying... (Attempt 3/3)')).toBeVisible();
      await page.clock.runFor('00:02');
      await expect(page.getByRole('alert')).toContainText(
        'Failed to load experience data. Please check your connection and try again.',
      );
      expect(attempts).toBe(3);
      await page.unroute('**/api/experience');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      consoleErrors.length = 0; // the browser logs the aborted requests
    });

    test('delete asks first, and takes the role from the page of every visitor; failing it shows why', async ({
      page,
      consoleErrors,
    }) => {
      await page.goto('/experience');
      await signIn(page);
      await test.step("delete failing shows the message, or 'Failed to delete experience. Please try again.'", async () => {
        await page.route('**/api/experience/**', (route) => route.abort());
        const role = page.locator('.roles > li').last();
        await role.hover();
        await role.getByRole('button', { name: /^Delete/ }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
        await expect(page.getByRole('alert')).toHaveText(
          'Failed to delete experience. Please try again.',
        );
        await expect(page.locator('.roles > li')).toHaveCount(5);
        consoleErrors.length = 0; // the browser logs the aborted request
        await page.unroute('**/api/experience/**');
      });
      await test.step('delete asks first, and takes the role from the page of every visitor', async () => {
        const role = page.locator('.roles > li').last();
        await role.hover();
        await role.getByRole('button', { name: /^Delete/ }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
        await expect(page.locator('.roles > li')).toHaveCount(5);
        await role.hover();
        await role.getByRole('button', { name: /^Delete/ }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
        await expect(page.locator('.roles > li')).toHaveCount(4);
        await expect(page.locator('.stats')).toContainText('positions4');
        await expect(
          page.locator('.roles > li').last().getByRole('link', { name: /^Edit/ }),
        ).toBeFocused();
        await page.reload();
        await expect(page.locator('.roles > li')).toHaveCount(4);
      });
    });

    test('the list and its dialog are accessible in every look', async ({ page }) => {
      await page.goto('/experience');
      await page.getByRole('radio', { name: 'List view' }).check();
      await signIn(page);
      await page.locator('.roles > li').first().hover();
      await expectAccessibleInEveryLook(page);
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessibleInEveryLook(page);
    });
  });

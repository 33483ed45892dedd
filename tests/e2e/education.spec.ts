import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { startServer } from '../fixtures/running-server.ts';
import { expect, signIn, test } from './fixtures.ts';

const records = (page: Page) => page.locator('.studies > li:not([hidden])');
const schools = (page: Page) =>
  records(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.school));
const levels = (page: Page) =>
  records(page).evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.rank)));

async function checkAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test.describe('Education list', () => {
  test("header 'Academic Journey'", async ({ page }) => {
    await page.goto('/education');
    await expect(page.locator('h1')).toHaveText('Academic Journey');
  });

  test("filter: All Records, Currently Studying, Completed, with 'Found N of M education record(s)'", async ({
    page,
  }) => {
    await page.goto('/education');
    await expect(page.getByText('Found 4 of 4 education records')).toBeVisible();
    await page.getByRole('radio', { name: 'Currently Studying' }).check();
    await expect(page.getByText('Found 1 of 4 education records')).toBeVisible();
    await expect(records(page).locator('.badge')).toHaveText('Ongoing');
    await expect(records(page)).toContainText('Present');
    await page.getByRole('radio', { name: 'Completed' }).check();
    await expect(records(page)).toHaveCount(3);
  });

  test('sort: By Date, By School, By Level', async ({ page }) => {
    await page.goto('/education');
    const asSent = await schools(page);
    const sort = page.getByRole('combobox', { name: 'Sort' });
    await sort.selectOption('school');
    expect(await schools(page)).toEqual([...asSent].sort());
    await sort.selectOption('level');
    expect(await levels(page)).toEqual((await levels(page)).toSorted((a, b) => a - b));
    await sort.selectOption('date');
    expect(await schools(page)).toEqual(asSent);
  });

  test("layouts: Timeline (default), Cards and Compact, remembered under 'eduLayout'", async ({
    page,
  }) => {
    await page.goto('/education');
    await expect(page.getByRole('radio', { name: 'Timeline' })).toBeChecked();
    await page.getByRole('radio', { name: 'Cards' }).check();
    await expect(page.locator('.studies')).toHaveCSS('display', 'grid');
    await page.getByRole('radio', { name: 'Compact' }).check();
    await expect(page.locator('.studies .rich').first()).toBeHidden();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked();
    await expect(page.locator('.studies .rich').first()).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('eduLayout'))).toBe('compact');
  });

  test("a Show/Hide Stats toggle; stats are shown by default and remembered under 'eduShowStats'", async ({
    page,
  }) => {
    await page.goto('/education');
    await expect(page.locator('.stats dt')).toHaveText([
      'total study time',
      'highest degree',
      'ongoing',
      'completed',
      'institutions',
    ]);
    await page.getByRole('button', { name: 'Hide Stats' }).click();
    await expect(page.locator('.stats')).toBeHidden();
    await page.reload();
    await expect(page.locator('.stats')).toBeHidden();
    await page.getByRole('button', { name: 'Show Stats' }).click();
    await expect(page.locator('.stats')).toBeVisible();
  });

  test("'No Matches Found' with 'Try changing the filters or sort options'", async ({ page }) => {
    await page.goto('/education');
    await page.evaluate(() => document.querySelector('.studies > li[data-end=""]')?.remove());
    await page.getByRole('radio', { name: 'Currently Studying' }).check();
    await expect(page.getByRole('heading', { name: 'No Matches Found' })).toBeVisible();
    await expect(page.getByText('Try changing the filters or sort options')).toBeVisible();
  });

  test("'No Education Records', with 'Click the Add button…' for the owner and 'No records available' otherwise", async ({
    page,
  }) => {
    const empty = await startServer();
    await page.goto(`${empty.address}/education`);
    await expect(page.getByRole('heading', { name: 'No Education Records' })).toBeVisible();
    await expect(page.getByText('No records available')).toBeVisible();
    await page.route('**/api/education', async (route) => {
      await expect(page.locator('.skeletons > div')).toHaveCount(6);
      await route.continue();
    });
    await signIn(page);
    await expect(page.getByText('Click the Add button to create your first record')).toBeVisible();
    await expect(page.locator('.skeletons')).toHaveCount(0);
    await empty.stop();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1440]) {
      test(`every layout is accessible in the ${colorScheme} theme at ${width} px`, async ({
        page,
      }) => {
        test.setTimeout(60_000);
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/education');
        for (const layout of ['Timeline', 'Cards', 'Compact']) {
          await page.getByRole('radio', { name: layout }).check();
          await checkAccessible(page);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow).toBe(0);
        }
      });
    }
  }
});

async function askToDelete(page: Page, name: string): Promise<void> {
  const record = page.locator('.studies > li', { hasText: name });
  await record.hover();
  await record.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}

test.describe
  .serial('Education, as owner', () => {
    test("a floating 'Add Education Record' button, and edit and delete per record; a certificate edits under /certificates", async ({
      page,
    }) => {
      await page.goto('/education');
      await expect(page.locator('.own')).toHaveCount(0);
      await signIn(page);
      await expect(page.getByRole('link', { name: 'Add Education Record' })).toHaveAttribute(
        'href',
        '/education/new',
      );
      const edits = page.locator('.own a');
      await expect(edits).toHaveCount(4);
      await expect(
        page.getByRole('link', { name: 'Edit Bachelor of Engineering' }),
      ).toHaveAttribute('href', '/education/edit/bachelor-bagmati');
      await expect(
        page.getByRole('link', { name: 'Edit Certificate in information management' }),
      ).toHaveAttribute('href', '/certificates/edit/3903b2d6-941a-4afe-af64-5fd4a31d6641');
      await checkAccessible(page);
    });

    test("a banner 'Working offline (local storage)…' shows when the list came from local storage", async ({
      page,
      consoleErrors,
    }) => {
      await page.goto('/education');
      await signIn(page);
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('localEducation')))
        .toContain('bachelor-bagmati');
      await page.route('**/api/education', (route) => route.abort());
      await page.reload();
      await expect(page.getByRole('alert')).toContainText(
        'Working offline (local storage). Your changes are saved locally.',
      );
      await expect(records(page)).toHaveCount(4);
      await page.unroute('**/api/education');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      consoleErrors.length = 0; // the browser itself notes the request that was cut
    });

    test("without a local copy a failed read says 'Failed to load education'", async ({
      page,
      consoleErrors,
    }) => {
      await page.route('**/api/education', (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto('/education');
      await signIn(page);
      await expect(page.getByRole('alert')).toContainText('Failed to load education');
      consoleErrors.length = 0; // the browser itself notes the 500
    });

    test("delete falls back to a local delete, says 'Deleted locally only…', and can be sent later", async ({
      page,
      consoleErrors,
    }) => {
      await page.goto('/education');
      await signIn(page);
      await page.route('**/api/education/**', (route) => route.abort());
      await askToDelete(page, 'Bachelor of Engineering');
      await expect(
        page.getByText(
          'Deleted locally only (offline/unauthorized). Unlock Owner mode and check API base to delete on the server.',
        ),
      ).toBeVisible();
      await expect(records(page)).toHaveCount(3);
      await page.unroute('**/api/education/**');
      await page.reload();
      await expect(page.getByText('1 record is deleted on this device only')).toBeVisible();
      await expect(records(page)).toHaveCount(3);
      await page.getByRole('button', { name: 'Show again' }).click();
      await expect(records(page)).toHaveCount(4);
      await page.route('**/api/education/**', (route) => route.abort());
      await askToDelete(page, 'Bachelor of Engineering');
      await page.unroute('**/api/education/**');
      await page.getByRole('button', { name: 'Delete on the server' }).click();
      await expect(page.getByText('Deleted, for every visitor.')).toBeVisible();
      await expect(page.locator('.studies > li')).toHaveCount(3);
      consoleErrors.length = 0; // the browser itself notes the requests that were cut
    });

    test('delete that the server refuses says why and deletes nothing', async ({
      page,
      consoleErrors,
    }) => {
      await page.goto('/education');
      await signIn(page);
      for (const [status, says] of [
        [500, "Delete failed (API). Ensure you're in Owner mode and backend supports DELETE..."],
        [501, 'Delete API not available'],
        [409, 'Failed to delete. Make sure Owner mode is unlocked.'],
      ] as const) {
        await page.route('**/api/education/**', (route) => route.fulfill({ status, body: '' }));
        await askToDelete(page, 'Master of Engineering');
        await expect(page.getByRole('alert')).toHaveText(says);
      }
      await expect(records(page)).toHaveCount(3);
      consoleErrors.length = 0; // the browser itself notes the refusals
    });

    test('delete takes the record from the page of every visitor', async ({ page }) => {
      await page.goto('/education');
      await signIn(page);
      await askToDelete(page, 'Certificate in information management');
      await expect(page.locator('.studies > li')).toHaveCount(2);
      await page.reload();
      await expect(page.locator('.studies > li')).toHaveCount(2);
    });
  });

/** A form as the owner opens it. */
async function openForm(page: Page, path: string): Promise<void> {
  await page.goto('/education');
  await signIn(page);
  await page.goto(path);
  await expect(page.getByLabel('School *')).toBeVisible();
}

test.describe
  .serial('Education form', () => {
    test("non-owners see 'Viewer Mode' with a back link to /education", async ({ page }) => {
      for (const path of ['/education/new', '/education/edit/master-musashi']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: 'Viewer Mode' })).toBeVisible();
        await expect(page.getByText('Adding and editing is disabled in viewer mode')).toBeVisible();
        await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute(
          'href',
          '/education',
        );
      }
      await checkAccessible(page);
    });

    test('date errors appear live, and Save is disabled until school and start exist and there is no date error', async ({
      page,
    }) => {
      await openForm(page, '/education/new');
      const save = page.getByRole('button', { name: 'Save Record' });
      const banner = page.locator('[data-date-error]');
      await expect(save).toBeDisabled();
      await expect(banner).toHaveCount(0);
      await page.getByLabel('School *').fill('TU');
      await page.getByLabel('Start date, year').selectOption('2012');
      await expect(banner).toHaveText('Please select a valid Start Date (YYYY-MM).');
      await page.getByLabel('Start date, month').selectOption('10');
      await expect(banner).toHaveText(
        'Please complete End Date (YYYY-MM), or mark as Currently studying.',
      );
      await page.getByLabel('End date, month').selectOption('09');
      await page.getByLabel('End date, year').selectOption('2011');
      await expect(banner).toHaveText('End Date must be after Start Date.');
      await checkAccessible(page);
      await expect(save).toBeDisabled();
      await page.getByLabel('End date, year').selectOption('2014');
      await expect(banner).toHaveCount(0);
      await expect(save).toBeEnabled();
      await page.getByLabel('School *').fill(' ');
      await expect(save).toBeDisabled();
    });

    test('the year picker runs 1970 to current year + 10', async ({ page }) => {
      await openForm(page, '/education/new');
      const years = await page.getByLabel('Start date, year').locator('option').allTextContents();
      expect(years.at(-1)).toBe('1970');
      expect(Number(years[1])).toBe(new Date().getFullYear() + 10);
    });

    test('the level auto-fills from the degree text when the level is empty or Other', async ({
      page,
    }) => {
      await openForm(page, '/education/new');
      const level = page.getByLabel('Level');
      await page.getByLabel('Degree', { exact: true }).fill('MSc');
      await expect(level).toHaveValue('Master');
      await page.getByLabel('Degree', { exact: true }).fill('PhD');
      await expect(level).toHaveValue('Master');
      await level.selectOption('Other');
      await page.getByLabel('Degree', { exact: true }).fill('PhD in physics');
      await expect(level).toHaveValue('PhD');
    });

    test('saving returns to /education, sends snake_case copies, and details are sanitised on display', async ({
      page,
    }) => {
      await openForm(page, '/education/new');
      await page.getByLabel('School *').fill('Quay College');
      await page.getByLabel('Degree', { exact: true }).fill('BSc');
      await page.getByLabel('GPA').fill('first');
      await page.getByLabel('Start date, year').selectOption('2012');
      await page.getByLabel('Start date, month').selectOption('10');
      await page.getByLabel('Currently studying').check();
      await page
        .getByLabel('Details')
        .fill('**bold** <a href="https://example.org">out</a> <img src=x onerror=alert(1)>');
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await page.getByRole('button', { name: 'Save Record' }).click();
      expect((await sent).postDataJSON()).toMatchObject({
        startYM: '2012-10',
        start_ym: '2012-10',
        start_year: 2012,
        start_month: 10,
        end_ym: null,
        gpa: null,
      });
      await expect(page).toHaveURL(/\/education$/);
      const record = page.locator('.studies > li', { hasText: 'Quay College' });
      await expect(record.locator('strong')).toHaveText('bold');
      await expect(record.getByRole('link', { name: 'out' })).toHaveAttribute('target', '_blank');
      await expect(record.locator('img')).toHaveCount(0);
    });

    test("viewing an unknown id gives 'Education record not found'", async ({
      page,
      consoleErrors,
    }) => {
      await page.goto('/education');
      await signIn(page);
      await page.goto('/education/edit/no-such-record');
      await expect(page.getByRole('alert')).toHaveText('Education record not found');
      consoleErrors.length = 0; // the browser itself notes the 404
    });

    test("a save that fails says 'Failed to save education' and keeps the work", async ({
      page,
      consoleErrors,
    }) => {
      await openForm(page, '/education/edit/master-musashi');
      await page.getByLabel('Thesis').fill('Rewritten');
      await page.route('**/api/education/*', (route) =>
        route.request().method() === 'PUT' ? route.abort() : route.continue(),
      );
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByRole('alert')).toContainText('Failed to save education');
      await page.unroute('**/api/education/*');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page).toHaveURL(/\/education$/);
      await expect(page.locator('.studies')).toContainText('Rewritten');
      consoleErrors.length = 0; // the browser itself notes the request that was cut
    });

    test('words kept on this device never overwrite what was saved meanwhile silently', async ({
      page,
      consoleErrors,
    }) => {
      const path = '/education/edit/master-musashi';
      await openForm(page, path);
      await page.getByLabel('Thesis').fill('Begun here');
      page.once('dialog', (dialog) => dialog.accept());
      await page.goto('/education');
      const token = await page.evaluate(() => localStorage.getItem('token'));
      const headers = { Authorization: `Bearer ${token}` };
      const data = { description: 'Saved elsewhere' };
      await page.request.put('/api/education/master-musashi', { headers, data });
      await page.goto(path);
      await expect(page.getByText('Restored from this device')).toBeVisible();
      await expect(page.getByLabel('Thesis')).toHaveValue('Begun here');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByRole('alert')).toContainText('Saved elsewhere');
      await page.getByRole('button', { name: 'Take theirs' }).click();
      await expect(page.getByLabel('Thesis')).not.toHaveValue('Begun here');
      consoleErrors.length = 0; // the browser itself notes the 412
    });
  });

import type { Page } from '@playwright/test';
import { startServer } from '../fixtures/running-server.ts';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectAccessibleInEveryLook,
} from './accessible.ts';
import { expect, hold, openBeforeScripts, sendAsOwner, signIn, test } from './fixtures.ts';

const records = (page: Page) => page.locator('.studies > li:not([hidden])');
const schools = (page: Page) =>
  records(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.school));
const levels = (page: Page) =>
  records(page).evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.rank)));

test.describe('Education list', () => {
  test("header 'Academic Journey'; sort, filter and layouts, remembered under 'eduLayout'", async ({
    page,
  }) => {
    await page.goto('/education');
    await test.step("header 'Academic Journey'", async () => {
      await expect(page.locator('h1')).toHaveText('Academic Journey');
    });
    await test.step('sort: By Date, By School, By Level', async () => {
      const asSent = await schools(page);
      const sort = page.getByRole('combobox', { name: 'Sort' });
      await sort.selectOption('school');
      expect(await schools(page)).toEqual([...asSent].sort());
      await sort.selectOption('level');
      expect(await levels(page)).toEqual((await levels(page)).toSorted((a, b) => a - b));
      await sort.selectOption('date');
      expect(await schools(page)).toEqual(asSent);
    });
    await test.step("layouts: Timeline (default), Cards and Compact, remembered under 'eduLayout'", async () => {
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
    await test.step("filter: All Records, Currently Studying, Completed, with 'Found N of M education record(s)'", async () => {
      await expect(page.getByText('Found 4 of 4 education records')).toBeVisible();
      await page.getByRole('radio', { name: 'Currently Studying' }).check();
      await expect(page.getByText('Found 1 of 4 education records')).toBeVisible();
      await expect(records(page).locator('.badge')).toHaveText('Ongoing');
      await expect(records(page)).toContainText('Present');
      await page.getByRole('radio', { name: 'Completed' }).check();
      await expect(records(page)).toHaveCount(3);
    });
    await test.step("'No Matches Found' with 'Try changing the filters or sort options'", async () => {
      await page.evaluate(() => document.querySelector('.studies > li[data-end=""]')?.remove());
      await page.getByRole('radio', { name: 'Currently Studying' }).check();
      await expect(page.getByRole('heading', { name: 'No Matches Found' })).toBeVisible();
      await expect(page.getByText('Try changing the filters or sort options')).toBeVisible();
    });
  });

  test('a filter and a layout chosen before the scripts arrive hold once they do', async ({
    page,
  }) => {
    await openBeforeScripts(page, '/education', async () => {
      await page.getByRole('radio', { name: 'Completed' }).check();
      await page.getByRole('radio', { name: 'Compact' }).check();
    });
    await expect(records(page)).toHaveCount(3);
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

  test("'No Education Records', with 'Click the Add button…' for the owner and 'No records available' otherwise", async ({
    page,
  }) => {
    const empty = await startServer();
    await page.goto(`${empty.address}/education`);
    await expect(page.getByRole('heading', { name: 'No Education Records' })).toBeVisible();
    await expect(page.getByText('No records available')).toBeVisible();
    await expect(page.locator('.list-controls')).toBeHidden();
    await page.route('**/api/education', async (route) => {
      await expect(page.locator('.skeletons > div')).toHaveCount(6);
      await expect(page.getByRole('heading', { name: 'No Education Records' })).toBeHidden();
      await route.continue();
    });
    await signIn(page);
    await expect(page.getByText('Click the Add button to create your first record')).toBeVisible();
    await expect(page.locator('.skeletons')).toHaveCount(0);
    await empty.stop();
  });

  test('every layout is accessible and never scrolls sideways, in every look', async ({ page }) => {
    await page.goto('/education');
    for (const layout of ['Timeline', 'Cards', 'Compact']) {
      await page.getByRole('radio', { name: layout }).check();
      await expectAccessibleInEveryLook(page);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page is complete: every record with its words, and no control that does nothing', async ({
    page,
  }) => {
    await page.goto('/education');
    await expect(page.locator('.studies > li:visible')).toHaveCount(4);
    for (const words of ['Expected to end when the boiler room', 'Settlement of brick footings']) {
      await expect(page.getByText(words)).toBeVisible();
    }
    await expect(page.getByText('Found 4 of 4 education records')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Sort' })).toBeHidden();
  });
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
      await expectAccessible(page);
      await page.locator('.studies > li').first().hover();
      await page.locator('.own button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessibleInBothThemes(page, 'dialog[open]');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    test('an answer that arrives after owner mode was locked brings no control back', async ({
      page,
    }) => {
      const records = await hold(page, 'GET', '**/api/education');
      await page.goto('/education');
      await signIn(page);
      await expect(page.locator('.own')).toHaveCount(4);
      await page.getByRole('button', { name: 'Owner' }).click();
      await expect(page.locator('.own')).toHaveCount(0);
      records.release();
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('localEducation')))
        .toContain('bachelor-bagmati');
      await expect(page.locator('.own, .owner-bar')).toHaveCount(0);
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
      consoleErrors.length = 0; // the browser logs the aborted request
    });

    test("without a local copy a failed read says 'Failed to load education'", async ({
      page,
      consoleErrors,
    }) => {
      await page.route('**/api/education', (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto('/education');
      await signIn(page);
      await expect(page.getByRole('alert')).toContainText('Failed to load education');
      consoleErrors.length = 0; // the browser logs the 500
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
      const before = 'Edit Master of Engineering';
      await expect(page.getByRole('link', { name: before }), 'of the last record').toBeFocused();
      await page.unroute('**/api/education/**');
      await page.reload();
      await expect(page.getByText('1 record is deleted on this device only')).toBeVisible();
      await expect(records(page)).toHaveCount(3);
      await page.getByRole('button', { name: 'Show again' }).click();
      await expect(records(page)).toHaveCount(4);
      await expect(page.getByRole('link', { name: 'Add Education Record' })).toBeFocused();
      await page.route('**/api/education/**', (route) => route.abort());
      await askToDelete(page, 'Bachelor of Engineering');
      const send = page.getByRole('button', { name: 'Delete on the server' });
      await expect(send).toBeVisible();
      await page.unroute('**/api/education/**');
      await send.click();
      await expect(page.getByText('Deleted, for every visitor.')).toBeVisible();
      await expect(page.locator('.studies > li')).toHaveCount(3);
      consoleErrors.length = 0; // the browser logs the aborted requests
    });

    test('a record deleted only on this device is neither counted nor drawn, until it is shown again', async ({
      page,
      consoleErrors,
    }) => {
      await page.goto('/education');
      const stats = page.locator('.study-stats dl');
      const bars = page.locator('.programme li').filter({ visible: true });
      const [all, count] = [await stats.innerHTML(), await bars.count()];
      const bar = page.locator('.programme').getByRole('link', { name: 'Standards' });
      await expect(stats).toContainText(/completed\s*2/);
      await signIn(page);
      await page.route('**/api/education/**', (route) => route.abort());
      await askToDelete(page, 'Certificate in information');
      await expect(stats).toContainText(/completed\s*1/);
      await expect(bar).toBeHidden();
      await expect(bars).toHaveCount(count - 1);
      await page.getByRole('button', { name: 'Show again' }).click();
      await expect(bar).toBeVisible();
      expect(await stats.innerHTML()).toBe(all);
      consoleErrors.length = 0; // the browser logs the aborted requests
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
      consoleErrors.length = 0; // the browser logs the refusals
    });

    test('edit of a record that mentions a certificate, and is none of the certificates, opens the record', async ({
      page,
      consoleErrors,
    }) => {
      await page.goto('/education');
      const record = { school: 'Evening school', level: 'Diploma/Certificate', startYM: '2005-01' };
      const { id } = await sendAsOwner(page, 'POST', 'education', record);
      await page.goto('/education');
      await signIn(page);
      await page.getByRole('link', { name: 'Edit Evening school' }).click();
      await expect(page).toHaveURL(`/education/edit/${id}`);
      await expect(page.getByLabel('School')).toHaveValue('Evening school');
      await sendAsOwner(page, 'DELETE', `education/${id}`);
      consoleErrors.length = 0; // the browser logs the 404
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

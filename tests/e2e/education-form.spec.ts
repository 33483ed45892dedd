import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { beginAsOwner, cut, expect, openAsOwner, sendAsOwner, test } from './fixtures.ts';

test.use({ site: 'education as written' });

/** Opens a form as the owner. */
const openForm = (page: Page, path: string) => openAsOwner(page, path, page.getByLabel('School'));

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
      await expectAccessible(page);
    });

    test('date errors appear live, and Save is disabled until school and start exist and there is no date error; the level auto-fills from the degree text', async ({
      page,
    }) => {
      await openForm(page, '/education/new');
      await test.step('date errors appear live, and Save is disabled until school and start exist and there is no date error', async () => {
        const save = page.getByRole('button', { name: 'Save Record' });
        const banner = page.locator('[data-date-error]');
        await expect(save).toBeDisabled();
        await expect(banner).toHaveCount(0);
        await page.getByLabel('School').fill('TU');
        await page.getByLabel('Start date, year').selectOption('2012');
        await expect(banner).toHaveText('Please select a valid Start Date (YYYY-MM).');
        await page.getByLabel('Start date, month').selectOption('10');
        await expect(banner).toHaveText(
          'Please complete End Date (YYYY-MM), or mark as Currently studying.',
        );
        await page.getByLabel('End date, month').selectOption('09');
        await page.getByLabel('End date, year').selectOption('2011');
        await expect(banner).toHaveText('End Date must be after Start Date.');
        await expectAccessible(page);
        await expect(save).toBeDisabled();
        await page.getByLabel('End date, year').selectOption('2014');
        await expect(banner).toHaveCount(0);
        await expect(save).toBeEnabled();
        await page.getByLabel('School').fill(' ');
        await expect(save).toBeDisabled();
      });
      await test.step('the level auto-fills from the degree text when the level is empty or Other', async () => {
        const level = page.getByLabel('Level');
        await page.getByLabel('Degree', { exact: true }).fill('MSc');
        await expect(level).toHaveValue('Master');
        await page.getByLabel('Degree', { exact: true }).fill('PhD');
        await expect(level).toHaveValue('Master');
        await level.selectOption('');
        await page.getByLabel('Degree', { exact: true }).fill('');
        await page.getByLabel('Degree', { exact: true }).pressSequentially('Marine Diploma');
        await expect(level).toHaveValue('Diploma/Certificate');
        await level.selectOption('Other');
        await page.getByLabel('Degree', { exact: true }).fill('PhD in physics');
        await expect(level).toHaveValue('PhD');
      });
    });

    test('a half-chosen start comes back as it was', async ({ page }) => {
      await openForm(page, '/education/edit/master-musashi');
      const year = page.getByLabel('Start date, year');
      const chosen = await year.inputValue();
      await page.getByLabel('Start date, month').selectOption('Month');
      page.once('dialog', (dialog) => dialog.accept());
      await page.reload();
      await expect(page.getByText('Restored from this device')).toBeVisible();
      await expect(year).toHaveValue(chosen);
      page.once('dialog', (dialog) => dialog.accept());
      await page.getByRole('button', { name: 'Cancel' }).click();
    });

    test('what Save waits for is shown beside it; the year picker runs 1970 to current year + 10; each text has its limit', async ({
      page,
    }) => {
      await openForm(page, '/education/new');
      await test.step('the year picker runs 1970 to current year + 10', async () => {
        const years = await page.getByLabel('Start date, year').locator('option').allTextContents();
        expect(years.at(-1)).toBe('1970');
        expect(Number(years[1])).toBe(new Date().getFullYear() + 10);
      });
      await test.step('what Save waits for is shown beside it, and Ctrl plus S leads there', async () => {
        await expect(
          page.getByText('To be saved it needs a school and a start date.'),
        ).toBeVisible();
        await page.keyboard.press('ControlOrMeta+s');
        await expect(page.getByLabel('School')).toBeFocused();
        await page.keyboard.type('Somewhere');
        await expect(page.getByText('To be saved it needs a start date.')).toBeVisible();
        await page.getByLabel('Start date, month').selectOption('04');
        await page.keyboard.press('ControlOrMeta+s');
        await expect(page.getByLabel('Start date, month')).toBeFocused();
        await expect(page.getByLabel('Start date, month')).toHaveAccessibleDescription(
          'required Please select a valid Start Date (YYYY-MM).',
        );
        await page.getByLabel('Start date, year').selectOption('2020');
        await page.keyboard.press('ControlOrMeta+s');
        await expect(page.getByLabel('End date, month')).toBeFocused();
        await expect(page.getByLabel('End date, year')).toHaveAccessibleDescription(
          'Please complete End Date (YYYY-MM), or mark as Currently studying.',
        );
      });
      await test.step('school, degree and field max 120, GPA 10, thesis and short description 200, details 1000', async () => {
        for (const [label, max] of [
          ['School', 120],
          ['Degree', 120],
          ['Field of study', 120],
          ['GPA', 10],
          ['Thesis', 200],
        ] as const) {
          const box = page.getByLabel(label, { exact: true });
          await box.fill('x'.repeat(max));
          await expect(box).not.toHaveAccessibleDescription(/At most/);
          await box.press('End');
          await box.press('x');
          await expect(box).toHaveValue('x'.repeat(max + 1));
          await expect(box).toHaveAccessibleDescription(new RegExp(`At most ${max} characters`));
          await box.fill('');
        }
        for (const [label, max, words] of [
          ['Short description', 200, 'At most 200 characters.'],
          ['Details', 1000, 'At most 1,000 characters.'],
        ] as const) {
          const box = page.getByLabel(label, { exact: true });
          await box.fill('x'.repeat(max));
          await expect(page.getByText(`${max} / ${max}`).last()).toBeVisible();
          await expect(page.getByText(words)).toHaveCount(0);
          await box.fill('x'.repeat(max + 1));
          await expect(page.getByText(words)).toBeVisible();
        }
        page.once('dialog', (dialog) => dialog.accept());
        await page.getByRole('button', { name: 'Cancel' }).click();
        await expect(page).toHaveURL(/\/education$/);
      });
    });

    test('what the record will look like follows what is written, limited to the tags of details', async ({
      page,
    }) => {
      await openForm(page, '/education/new');
      const preview = page.getByRole('region', { name: 'Preview' });
      await expect(preview).toContainText('No start date yet');
      await page.getByLabel('School').fill('TU');
      await expect(preview.getByRole('heading')).toHaveText('TU');
      await page.getByLabel('Degree').fill('Master');
      await page.getByLabel('Start date, month').selectOption('10');
      await page.getByLabel('Start date, year').selectOption('2012');
      await expect(preview.getByRole('heading')).toHaveText('Master');
      await expect(preview).toContainText('Oct 2012 to Present');
      await page.getByLabel('Short description').fill('Two <b>years</b>.');
      await expect(preview).toContainText('Two <b>years</b>.');
      await page
        .getByLabel('Details')
        .fill('**Concrete** and [soil](https://soil.test)\n\n<img src="x">');
      await expect(preview.locator('strong')).toHaveText('Concrete');
      await expect(preview.locator('img')).toHaveCount(0);
      await expect(preview.getByRole('link')).toHaveAttribute('target', '_blank');
      const red = '<span style="color: red; position: fixed">Red</span>';
      await page.getByLabel('Details').fill(`<p>${red}</p><script>alert(1)</script>`);
      await expect(preview.getByText('Red')).toHaveAttribute('style', 'color: red;');
      await expect(preview.locator('script')).toHaveCount(0);
    });

    test('saving returns to /education, sends snake_case copies, and details are sanitised on display', async ({
      page,
      consoleErrors,
    }) => {
      await openForm(page, '/education/new');
      await page.getByLabel('School').fill('Quay College');
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
      // The policy reports a handler wherever markup is parsed, even where nothing can run.
      expect(consoleErrors.join()).not.toMatch(/(?<!inline event handler) violates/);
      consoleErrors.length = 0;
    });

    test("a form that cannot be read says 'Failed to load', and can be tried again", async ({
      page,
      consoleErrors,
    }) => {
      await beginAsOwner(page);
      await page.route('**/api/education/master-musashi', (route) => route.abort());
      await page.goto('/education/edit/master-musashi');
      await expect(page.getByRole('alert')).toContainText('Failed to load');
      await page.unroute('**/api/education/master-musashi');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByLabel('School')).toHaveValue('Musashi Sample University');
      consoleErrors.length = 0; // the browser logs the aborted request
    });

    test("viewing an unknown id gives 'Education record not found'", async ({
      page,
      consoleErrors,
    }) => {
      await beginAsOwner(page);
      await page.goto('/education/edit/no-such-record');
      await expect(page.getByRole('alert')).toHaveText('Education record not found');
      consoleErrors.length = 0; // the browser logs the 404
    });

    test("while the server is away a save says 'Failed to save education' and keeps the work, as it says", async ({
      page,
      consoleErrors,
    }) => {
      await openForm(page, '/education/edit/master-musashi');
      await page.getByLabel('Thesis').fill('Rewritten');
      await cut(page, 'PUT', '**/api/education/*');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByRole('alert')).toContainText(
        'Failed to save educationThe server cannot be reached. What you wrote is kept; please try again.',
      );
      await expect(page.getByText('Unsaved changes, kept on this device.')).toBeVisible();
      page.once('dialog', (dialog) => dialog.accept());
      await page.reload();
      await expect(page.getByText('Restored from this device')).toBeVisible();
      await expect(page.getByLabel('Thesis')).toHaveValue('Rewritten');
      await page.unroute('**/api/education/*');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page).toHaveURL(/\/education$/);
      await expect(page.locator('.studies')).toContainText('Rewritten');
      consoleErrors.length = 0; // the browser logs the aborted request
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
      const theirs = { description: 'Saved elsewhere' };
      await sendAsOwner(page, 'PUT', 'education/master-musashi', theirs);
      await page.goto(path);
      await expect(page.getByText('Restored from this device')).toBeVisible();
      await expect(page.getByLabel('Thesis')).toHaveValue('Begun here');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.locator('.theirs')).toContainText('Saved elsewhere');
      await page.getByRole('button', { name: 'Take theirs' }).click();
      await expect(page.getByLabel('Thesis')).not.toHaveValue('Begun here');
      await expect(page.getByRole('button', { name: 'Save Changes' })).toBeFocused();
      consoleErrors.length = 0; // the browser logs the 412
    });
  });

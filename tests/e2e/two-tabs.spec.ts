import type { Page } from '@playwright/test';
import { beginAsOwner, expect, test } from './fixtures.ts';
import { button, editors, forms, keptOn, openedOn } from './owner-forms.ts';

test.use({ site: 'open in two tabs' });

test.beforeEach(({ page }) => beginAsOwner(page));

/** After so many milliseconds without a change a form's draft is kept. */
const untilKept = 1_500;

test.describe('A form that is open in two tabs', () => {
  // Every draft is kept by one module; records of education have the form and the key of roles.
  for (const { what, list, name } of forms.filter((form) => form.list !== '/education')) {
    test(`keeps the draft of a ${what} begun in the other tab, and says so`, async ({
      page,
      context,
    }) => {
      const other = await context.newPage();
      await context.clock.install();
      for (const tab of [page, other]) await tab.goto(`${list}/new`);
      const field = (tab: Page) => tab.getByLabel(name).first();
      await field(other).fill('Begun there');
      await context.clock.runFor(untilKept);
      await expect(other.getByText(/kept on this device( at|\.)/)).toBeVisible();
      await expect.poll(() => keptOn(page)).toContain('Begun there');
      await field(page).fill('Begun here');
      await context.clock.runFor(untilKept);
      await expect(page.getByText('another tab keeps a draft of this')).toBeVisible();
      await field(page).fill('');
      await expect(page.getByText('Unsaved changes')).toHaveCount(0);
      expect(await keptOn(page)).toContain('Begun there');
    });
  }

  for (const { what, path, edit, field } of editors) {
    const opened = (tab: Page) => openedOn(tab, edit, field);

    /** Types into the first tab, and opens the editor in another one, which restores the words. */
    const restoredFrom = async (page: Page): Promise<Page> => {
      await page.goto(path);
      await (await opened(page)).fill('Words of the first tab');
      const other = await page.context().newPage();
      await other.goto(path);
      await expect(await opened(other)).toBeVisible();
      await expect(other.getByText('Restored from this device')).toBeVisible();
      return other;
    };

    test(`leaves the draft of ${what} to the tab that keeps it, and says so`, async ({
      page,
      context,
    }) => {
      await page.goto(path);
      const other = await context.newPage();
      await other.goto(path);
      const theirs = await opened(other);
      await expect(theirs).toBeVisible();
      await (await opened(page)).fill('Words of the first tab');
      await expect.poll(() => keptOn(other)).toContain('Words of the first tab');
      await theirs.fill('Words of the second tab');
      await expect(other.getByText('another tab keeps a draft of this')).toBeVisible();
      other.once('dialog', (question) => question.accept());
      await other.getByRole('button', { name: 'Cancel' }).click();
      await expect(button(other, 'Cancel')).toBeHidden();
      expect(await keptOn(other)).toContain('Words of the first tab');
    });

    // What becomes of a draft when its page is left is in one hook, looked at in two editors.
    if (!['the motto', 'a highlight'].includes(what)) continue;

    test(`still has the words of ${what} when it is left, after the other tab discarded the draft`, async ({
      page,
    }) => {
      const other = await restoredFrom(page);
      other.once('dialog', (question) => question.accept());
      await other.getByRole('button', { name: 'Cancel' }).click();
      await expect.poll(() => keptOn(other)).not.toContain('Words of the first tab');
      const asked = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      await Promise.all([page.waitForEvent('close'), (await asked).accept()]);
      await other.reload();
      await expect(await opened(other)).toBeVisible();
      await expect(other.getByText('Restored from this device')).toBeVisible();
      expect(await keptOn(other)).toContain('Words of the first tab');
    });

    test(`does not bring back the words of ${what} that the other tab saved or discarded`, async ({
      page,
    }) => {
      const other = await restoredFrom(page);
      page.once('dialog', (question) => question.accept());
      await button(page, 'Cancel').click();
      await Promise.all([other.waitForEvent('close'), other.close({ runBeforeUnload: true })]);
      expect(await keptOn(page)).not.toContain('Words of the first tab');
      await expect(await opened(page)).toBeVisible();
      await expect(page.getByText('Restored from this device')).toBeHidden();
    });
  }
});

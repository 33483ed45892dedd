import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectAccessibleInEveryLook } from './accessible.ts';
import { expect, sendAsOwner, signIn, test } from './fixtures.ts';

test.use({ site: 'forms of projects', contextOptions: { reducedMotion: 'reduce' } });
/** Generous, because checking every look takes long on a busy machine. */
test.describe.configure({ timeout: 240_000 });

const path = '/projects/edit/clash-triage';
const summary = (page: Page) => page.getByRole('textbox', { name: 'Project Summary' });

/** A state of the form, whose parts at desktop width are those that are looked at in every look. */
async function expectAccessibleOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 900 });
  await expectAccessibleInBothThemes(page);
}

async function openAsOwner(page: Page, address = path): Promise<void> {
  await page.goto(address);
  await signIn(page);
  await expect(page.getByLabel('Project Name')).toBeEnabled();
}

test.describe('AI Suggestions', () => {
  test('an idea is added to the summary; Undo removes it', async ({ page }) => {
    await openAsOwner(page);
    const before = await summary(page).locator('p').count();
    await page.getByRole('button', { name: 'AI Suggestions' }).click();
    await expect(page.getByRole('button', { name: 'AI Suggestions' })).toBeFocused();
    const insert = page.getByRole('button', { name: /^Insert: Clash Triage began/ });
    await insert.click();
    const idea = 'Clash Triage began with a problem: name it in one sentence.';
    await expect(summary(page).locator('p').last()).toHaveText(idea);
    await expect(summary(page)).toBeFocused();
    await expect(insert).toHaveCount(0);
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(summary(page).getByText(idea)).toHaveCount(0);
    await expect(summary(page).locator('p')).toHaveCount(before);
  });

  test('in an empty summary the idea is its first paragraph', async ({ page }) => {
    await openAsOwner(page, '/projects/new');
    await page.getByLabel('Project Name').fill('Walls');
    await page.getByRole('button', { name: 'AI Suggestions' }).click();
    await page.getByRole('button', { name: /^Insert: Walls began/ }).click();
    await expect(summary(page).locator('p')).toHaveText([/^Walls began/]);
    await expectAccessibleOnPhone(page);
  });
});

test.describe('Project form, accessible in every look', () => {
  test('the read-only form of viewers', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('You are in viewer mode.')).toBeVisible();
    await expect(page.getByLabel('Project Name')).toHaveValue('Clash Triage');
    await expectAccessibleOnPhone(page);
  });

  test('each of three tabs; a Sort Order that is not a number is told of', async ({ page }) => {
    await openAsOwner(page);
    for (const tab of ['Project Details', 'Media & Tech', 'Settings']) {
      await test.step(tab, async () => {
        await page.getByRole('tab', { name: tab }).click();
        await expectAccessibleInEveryLook(page);
      });
    }
    await test.step('three tabs: Project Details, Media & Tech, Settings', async () => {
      await expect(page.getByLabel('Featured Project')).toBeChecked();
      await page.getByRole('tab', { name: 'Project Details' }).click();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: 'Media & Tech' })).toBeFocused();
      await expect(page.locator('.thumbnails img')).toHaveCount(3);
    });
    await test.step('a Sort Order that is not a number is told of, not taken for 0', async () => {
      await page.getByRole('tab', { name: 'Settings' }).click();
      await page.getByLabel('Sort Order').fill('5-');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByLabel('Sort Order')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel('Sort Order')).toHaveValue('5-');
    });
  });

  test('the messages of validation, and the draft-found banner', async ({ page }) => {
    await openAsOwner(page);
    await page.getByLabel('Project Name').fill('');
    await page.getByLabel('Project URL').fill('ledger.sample');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await expect(page.getByText('Draft kept on this device')).toBeVisible();
    await expectAccessibleInEveryLook(page);
    page.once('dialog', (warning) => warning.accept());
    await page.reload();
    const restore = page.getByRole('button', { name: 'Restore draft' });
    await expect(restore).toBeVisible();
    const middle = async (part: Locator) => {
      const box = await part.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) / 2;
    };
    const words = page.getByText('is kept on this device.');
    expect(Math.abs((await middle(words)) - (await middle(restore)))).toBeLessThan(1);
    await expectAccessibleOnPhone(page);
  });
});

test('a project changed meanwhile: the banner asks, Take theirs shows the other version', async ({
  page,
  consoleErrors,
}) => {
  await openAsOwner(page);
  await page.getByLabel('Client').fill('Mine');
  await sendAsOwner(page, 'PUT', 'projects/clash-triage', { client: 'Theirs' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toContainText('was changed meanwhile');
  await expectAccessibleOnPhone(page);
  await expect(page.getByLabel('Client')).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByLabel('Client')).toHaveValue('Theirs');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Project Details' })).toBeFocused();
  consoleErrors.length = 0; // the browser logs the 412
});

test('Back to Projects and Cancel go to /projects', async ({ page }) => {
  for (const link of ['Back to Projects', 'Cancel']) {
    await page.goto(path);
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(/\/projects$/);
  }
});

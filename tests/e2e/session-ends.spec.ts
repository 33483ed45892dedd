import type { Page } from '@playwright/test';
import {
  answerTo,
  endSession,
  expect,
  forgetTokens,
  passphrase,
  sendAsOwner,
  signIn,
  test,
} from './fixtures.ts';
import { button, pressAsOwner } from './owner-forms.ts';

test.use({ site: 'sessions that end' });

const ownerSwitch = (page: Page) => page.getByRole('button', { name: 'Owner', exact: true });
const off = (page: Page) => expect(ownerSwitch(page)).toHaveAttribute('aria-pressed', 'false');

/** Unlocks by the navbar, whose one press must open the dialog. */
async function unlockInNavbar(page: Page): Promise<void> {
  await ownerSwitch(page).click();
  const dialog = page.getByRole('dialog', { name: 'Unlock owner mode' });
  await dialog.getByLabel('Passphrase').fill(passphrase);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

/** Makes the session one that expires in some seconds, and that the server does not know. */
async function shortenSession(page: Page, seconds: number): Promise<void> {
  await page.evaluate(
    (exp) => {
      const token = `${btoa('{}')}.${btoa(JSON.stringify({ exp }))}.x`;
      for (const key of ['token', 'ownerToken']) localStorage.setItem(key, token);
      sessionStorage.setItem('ownerToken', token);
      dispatchEvent(new Event('owner-mode-changed'));
    },
    Math.ceil(Date.now() / 1000) + seconds,
  );
}

test('owner mode ends when the session expires in sight; what is written stays, and unlocking in the navbar lets it be saved', async ({
  page,
  consoleErrors,
}) => {
  await page.clock.install();
  await page.goto('/');
  await signIn(page);
  await page.getByRole('button', { name: 'Edit welcome text' }).click();
  const text = page.getByRole('textbox', { name: 'Welcome text' });
  await text.pressSequentially(' written in time');
  await shortenSession(page, 60);
  await page.clock.fastForward(61_000);
  await off(page);
  await text.pressSequentially(' and after it');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const refused = page.getByRole('alert').filter({ hasText: 'session expired' });
  await expect(refused).toBeVisible();
  await expect(page.getByLabel('Passphrase')).toBeVisible();
  await unlockInNavbar(page);
  await expect(page.getByText('Owner mode is on again.')).toBeVisible();
  await expect(page.getByLabel('Passphrase')).toHaveCount(0);
  await expect(text).toContainText('written in time and after it');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.locator('[data-edit="welcome"]')).toContainText('written in time and after it');
  consoleErrors.length = 0; // the browser logs the 401
});

test('a save with a revoked session ends owner mode; the words stay, and the passphrase saves them', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/about');
  await signIn(page);
  await page.getByRole('button', { name: 'Edit motto' }).click();
  const motto = page.getByLabel('Motto', { exact: true });
  await motto.fill('Kept words.');
  await sendAsOwner(page, 'POST', 'auth/sign-out-everywhere', {});
  forgetTokens();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText("'Owner → Unlock' in the navbar");
  await off(page);
  await expect(motto).toHaveValue('Kept words.');
  await page.getByLabel('Passphrase').fill(passphrase);
  await page.keyboard.press('Enter');
  await expect(page.locator('.motto')).toHaveText('Kept words.');
  await expect(ownerSwitch(page)).toHaveAttribute('aria-pressed', 'true');
  consoleErrors.length = 0; // the browser logs the 401
});

test('the messages of a revoked session are shown after one unlocking', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/contact');
  await signIn(page);
  await sendAsOwner(page, 'POST', 'auth/sign-out-everywhere', {});
  forgetTokens();
  await page.reload();
  await off(page);
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeHidden();
  await unlockInNavbar(page);
  await expect(page.getByText('What visitors send will be read here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  consoleErrors.length = 0; // the browser logs the 401
});

for (const [path, words] of [
  ['/experience', '401 Unauthorized'],
  ['/education', 'Deleted locally only'],
] as const) {
  test(`a deletion that a revoked session asks for on ${path} is answered`, async ({
    page,
    consoleErrors,
  }) => {
    const remove = page.getByRole('button', { name: /^Delete / }).first();
    await page.goto(path);
    await signIn(page);
    await expect(remove).toBeAttached();
    await sendAsOwner(page, 'POST', 'auth/sign-out-everywhere', {});
    forgetTokens();
    await remove.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await off(page);
    await expect(page.getByRole('link', { name: /^(Edit|Add) / })).toHaveCount(0);
    consoleErrors.length = 0; // the browser logs the 401
  });
}

test('the form of the first picture stays in sight when the session ends', async ({ page }) => {
  await answerTo(page, 'GET', '**/api/gallery', (route) => route.fulfill({ json: [] }));
  await pressAsOwner(page, '/certificates', 'Add picture');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Kept words');
  await endSession(page);
  await expect(button(page, 'Add picture')).toHaveCount(0);
  await expect(title).toBeVisible();
  await expect(title).toHaveValue('Kept words');
});

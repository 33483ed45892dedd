import { expectAccessibleInEveryLook } from './accessible.ts';
import { cut, expect, forgetTokens, sendAsOwner, signIn, test } from './fixtures.ts';

test.use({ site: 'contact as edited' });

test.describe
  .serial('Contact details of the owner', () => {
    test("time zone and hours are settings of the profile, with the specification's as defaults", async ({
      page,
    }) => {
      await page.clock.setFixedTime('2026-11-20T02:00:00Z');
      await page.goto('/contact');
      await expect(page.locator('[data-availability]')).toHaveText('Working now, 11:00 in Tokyo');
      await signIn(page);
      await page.getByRole('button', { name: 'Edit contact details' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Contact Details' });
      await expect(dialog.getByLabel('Time zone')).toHaveValue('Asia/Tokyo');
      await dialog.getByLabel('Time zone').fill('Mars');
      await dialog.getByLabel('Email').fill('not an email');
      await dialog.getByLabel('Working to').fill('8');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByText('Please choose a time zone')).toBeVisible();
      await expect(dialog.getByText('Must end after it begins.')).toBeVisible();
      await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(
        /Enter a valid email address/,
      );
      await dialog.getByLabel('Email').fill('robin@site.example');
      await dialog.getByLabel('Time zone').fill('Asia/Kathmandu');
      await dialog.getByLabel('Working to').fill('17.5');
      await dialog.getByLabel('Best call time').fill('6-8 PM');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.locator('.toasts')).toContainText('Contact details saved');
      await expect(page.getByRole('button', { name: 'Edit contact details' })).toBeFocused();
      await expect(page.locator('[data-availability]')).toHaveText(
        'Offline now, 07:45 in Kathmandu',
      );
      await expect(page.getByText('9:00 to 17:30')).toBeVisible();
      await expect(
        page.getByText('The best time to call is 6-8 PM, Kathmandu time.'),
      ).toBeVisible();
    });

    test('links are changed in place, and what was not saved is kept; an address that looks like the headers of a mail is an address and no more', async ({
      page,
    }) => {
      await page.goto('/contact');
      await signIn(page);
      await test.step('links are changed in place, and what was not saved is kept', async () => {
        await page.getByRole('button', { name: 'Edit contact details' }).click();
        await page.getByRole('textbox', { name: 'GitHub' }).fill('https://git.example/robin');
        page.once('dialog', (question) => question.accept());
        await page.reload();
        await page.getByRole('button', { name: 'Edit contact details' }).click();
        await expect(page.getByText('Restored from this device')).toBeVisible();
        await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
        await expect(page.locator('.ways a[href="https://git.example/robin"]')).toBeVisible();
      });
      await test.step('an address that looks like the headers of a mail is an address and no more', async () => {
        await page.getByRole('button', { name: 'Edit contact details' }).click();
        const dialog = page.getByRole('dialog', { name: 'Edit Contact Details' });
        await dialog.getByLabel('Email').fill('robin?cc=eve@site.example');
        await dialog.getByRole('button', { name: 'Save' }).click();
        const links = page.locator('a[href="mailto:robin%3Fcc%3Deve@site.example"]');
        await expect(links).toHaveCount(2);
      });
    });
  });

test('contact details are saved although another part of the profile changed meanwhile, and never overwrite those changed on another device: the owner sees in what they differ', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/contact');
  await signIn(page);
  await test.step('contact details are saved although another part of the profile changed meanwhile', async () => {
    await page.getByRole('button', { name: 'Edit contact details' }).click();
    await page.getByLabel('Response within').fill('1 day');
    const profile = async () => (await page.request.get('/api/profile')).json();
    const { socials } = await profile();
    const extras = { ...socials.extras, motto: 'Another motto' };
    await sendAsOwner(page, 'POST', 'profile', { socials: { extras } });
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('.toasts')).toContainText('Contact details saved');
    const saved = await profile();
    expect(saved.availability.responseWithin).toBe('1 day');
    expect(saved.socials.extras.motto).toBe('Another motto');
    consoleErrors.length = 0; // the browser logs the 412
  });
  await test.step('contact details changed on another device are not overwritten', async () => {
    await page.getByRole('button', { name: 'Edit contact details' }).click();
    await page.getByLabel('Response within').fill('2 days');
    await sendAsOwner(page, 'POST', 'profile', { location: 'Osaka' });
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('It now says:')).toBeVisible();
    await expect(page.locator('.theirs li')).toHaveText([
      'Location: Osaka',
      'Response within: 1 day',
    ]);
    consoleErrors.length = 0; // the browser logs the 412
  });
});

test('the form says what an empty field counts as, and is accessible in every look', async ({
  page,
}) => {
  await page.goto('/contact');
  await signIn(page);
  await page.getByRole('button', { name: 'Edit contact details' }).click();
  await test.step('the form says what an empty field counts as', async () => {
    for (const [label, value] of [
      ['Working from', '9'],
      ['Available to', '22'],
      ['Time zone', 'Asia/Tokyo'],
      ['Best call time', '7-10 PM'],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(
        new RegExp(`Empty counts as ${value}\\.$`),
      );
    }
  });
  await test.step('the form is accessible in every look', async () => {
    await expect(page.getByLabel('Time zone')).toBeVisible();
    await expectAccessibleInEveryLook(page);
  });
});

test('messages that cannot be read say why, and can be loaded again', async ({
  page,
  consoleErrors,
}) => {
  await cut(page, 'GET', '**/api/contact');
  await page.goto('/contact');
  await signIn(page);
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to load the messages.' });
  await expect(failed).toContainText('The server cannot be reached.');
  await page.unrouteAll();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toHaveCount(0);
  await expect(page.getByText('What visitors send will be read here.')).toBeVisible();
  consoleErrors.length = 0; // the browser logs the aborted request
});

test('signing out everywhere ends every token', async ({ page, context, consoleErrors }) => {
  await page.goto('/contact');
  await signIn(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.locator('.toasts')).toContainText('Signed out everywhere.');
  await expect(page.getByRole('button', { name: 'Edit contact details' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Owner' })).toBeFocused();
  const headers = { Authorization: `Bearer ${token}` };
  expect((await context.request.get('/api/auth/me', { headers })).status()).toBe(401);
  expect(consoleErrors).toEqual([]);
  forgetTokens();
});

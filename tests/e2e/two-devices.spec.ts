import type { Page } from '@playwright/test';
import {
  beginAsOwner,
  cut,
  expect,
  hold,
  openAsOwner,
  sendAsOwner,
  signIn,
  test,
} from './fixtures.ts';
import { button, pressAsOwner } from './owner-forms.ts';

test.use({ site: 'two devices' });

const changedMeanwhile = 'changed meanwhile, in another tab or on another device';
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Leaves the page with unsaved changes, and opens it again. */
async function leaveAndReturn(page: Page): Promise<void> {
  page.once('dialog', (question) => question.accept());
  await page.reload();
}

test.describe('Unsaved words on this device', () => {
  test('of the welcome text do not undo what was saved elsewhere meanwhile', async ({ page }) => {
    await pressAsOwner(page, '/', 'Edit welcome text');
    await textbox(page, 'Welcome text').pressSequentially(' Mine');
    await sendAsOwner(page, 'PUT', 'home', { html: '<h1>Theirs</h1>' });
    await leaveAndReturn(page);
    await button(page, 'Edit welcome text').click();
    await expect(page.getByText('Restored from this device')).toBeVisible();
    const note = page.locator('.note').filter({ hasText: changedMeanwhile });
    await expect(note).toContainText('Theirs');
    await note.getByRole('button', { name: 'Take theirs' }).click();
    await expect(page.locator('[data-edit="welcome"]')).toHaveText('Theirs');
  });

  test('of a part of the profile do not either', async ({ page }) => {
    await pressAsOwner(page, '/about', 'Edit motto');
    await textbox(page, 'Motto').fill('Mine');
    await sendAsOwner(page, 'POST', 'profile', { socials: { extras: { motto: 'Theirs' } } });
    await leaveAndReturn(page);
    await button(page, 'Edit motto').click();
    await expect(textbox(page, 'Motto')).toHaveValue('Mine');
    const note = page.locator('.note').filter({ hasText: changedMeanwhile });
    await expect(note).toContainText('Theirs');
    await note.getByRole('button', { name: 'Take theirs' }).click();
    await expect(page.locator('.motto')).toHaveText('Theirs');
  });
});

test.describe('What another tab deleted', () => {
  test.afterEach(({ consoleErrors }) => {
    consoleErrors.length = 0; // the browser logs that it is not found
  });

  test('is deleted: the message leaves the list', async ({ page }) => {
    const message = { name: 'Zoe', contact: 'zoe@site.example', message: 'Is it there?' };
    await beginAsOwner(page);
    await page.request.post('/api/contact', { data: message });
    await page.goto('/contact');
    const item = button(page, 'Delete the message of Zoe');
    await expect(item).toBeVisible();
    const [kept] = (await (
      await page.request.get('/api/contact', {
        headers: { 'X-Owner-Token': (await page.evaluate(() => localStorage.token)) as string },
      })
    ).json()) as { id: string }[];
    await sendAsOwner(page, 'DELETE', `contact/${kept?.id}`);
    await item.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(item).toHaveCount(0);
  });

  test('is deleted: a deletion kept on this device is done once the server lacks the record', async ({
    page,
  }) => {
    await page.goto('/education');
    const entry = { school: 'Deleted here', startYM: '2001-01' };
    const { id } = await sendAsOwner(page, 'POST', 'education', entry);
    await page.reload();
    await signIn(page);
    await cut(page, 'DELETE', '**/api/education/**');
    await page.locator('[data-entries] > li', { hasText: 'Deleted here' }).hover();
    await button(page, 'Delete Deleted here').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('1 record is deleted on this device only')).toBeVisible();
    await page.unroute('**/api/education/**');
    await sendAsOwner(page, 'DELETE', `education/${id}`);
    await button(page, 'Delete on the server').click();
    await expect(page.getByText('Deleted, for every visitor.')).toBeVisible();
    await expect(page.getByText('deleted on this device only')).toHaveCount(0);
  });
});

test('a certificate changed meanwhile says what it now says', async ({ page, consoleErrors }) => {
  const wanted = { title: 'Both write', issuer: 'Meta', type: 'Badge' };
  await beginAsOwner(page);
  const { id } = await sendAsOwner(page, 'POST', 'certificates', wanted);
  await page.goto(`/certificates/edit/${id}`);
  await textbox(page, 'Description').fill('Mine');
  await sendAsOwner(page, 'PUT', `certificates/${id}`, { description: 'Theirs, and longer' });
  await button(page, 'Save Changes').click();
  const note = page.locator('.note').filter({ hasText: changedMeanwhile });
  await expect(note).toContainText('Theirs, and longer');
  await note.getByRole('button', { name: 'Take theirs' }).click();
  await expect(textbox(page, 'Description')).toHaveValue('Theirs, and longer');
  await expect(button(page, 'Save Changes')).toBeFocused();
  consoleErrors.length = 0; // the browser logs the 412
});

test.describe('While the server is slow', () => {
  test('a second press of Owner opens no second dialog', async ({ page }) => {
    const { release } = await hold(page, 'GET', /open-sign-in/);
    await page.goto('/about');
    for (let press = 0; press < 3; press += 1) await button(page, 'Owner').click();
    release();
    await expect(page.getByLabel('Passphrase')).toBeFocused();
    await expect(page.locator('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(button(page, 'Owner')).toBeFocused();
    await button(page, 'Owner').click();
    await expect(page.getByLabel('Passphrase')).toBeFocused();
  });

  for (const { path, press, calls, what } of [
    { path: '/about', press: 'Delete Revit', calls: '**/api/skills/*', what: 'skill' },
    {
      path: '/',
      press: 'Delete highlight: Teaching',
      calls: '**/api/highlights/*',
      what: 'highlight',
    },
  ]) {
    test(`Delete asks at once, and once more about a ${what} changed meanwhile`, async ({
      page,
    }) => {
      await openAsOwner(page, path, button(page, press));
      const { release } = await hold(page, 'GET', calls);
      await button(page, press).click();
      const question = page.getByRole('dialog');
      await expect(question).toHaveText(
        new RegExp(`^Are you sure you want to delete this ${what}\\?`),
      );
      const [name = '', kind] = [press.split(' ').at(-1), `${what}s`];
      await expect(question).toHaveAccessibleDescription(name);
      const all = (await (await page.request.get(`/api/${kind}`)).json()) as {
        id: string;
        name?: string;
        title?: string;
      }[];
      const stored = all.find((one) => (one.name ?? one.title) === name);
      const change = what === 'skill' ? { level: 'Patient' } : { bodyHtml: 'Other words' };
      await sendAsOwner(page, 'PUT', `${kind}/${stored?.id}`, change);
      await question.getByRole('button', { name: 'Delete' }).click();
      release();
      await expect(question).toContainText('It was changed meanwhile. Are you sure');
      if (what === 'skill') await expect(page.getByText('Patient', { exact: true })).toBeAttached();
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(button(page, press)).toBeVisible();
    });
  }

  test('what is typed while a message is being sent stays', async ({ page }) => {
    await page.goto('/contact');
    await textbox(page, 'Your name').fill('Ada');
    await textbox(page, 'Email or phone number').fill('ada@site.example');
    await textbox(page, 'Message').fill('Is the pit dry?');
    const { release } = await hold(page, 'POST', '**/api/contact');
    await button(page, 'Send').click();
    await page.getByRole('radio', { name: 'Send from this site' }).check();
    await button(page, 'Continue').click();
    await textbox(page, 'Your name').fill('Ada L.');
    release();
    await expect(page.getByText('Message sent. Thank you.')).toBeVisible();
    await expect(textbox(page, 'Your name')).toHaveValue('Ada L.');
    await expect(textbox(page, 'Message')).toHaveValue('Is the pit dry?');
  });
});

test.describe('A failed save leaves focus on its button', () => {
  test.afterEach(({ consoleErrors }) => {
    consoleErrors.length = 0; // the browser logs the aborted request
  });

  test('in the certificate form', async ({ page }) => {
    await page.goto('/certificates/new');
    await signIn(page);
    await textbox(page, 'Title').fill('Hard to save');
    await page.getByLabel('Issuer / Platform').selectOption('AWS');
    await page.getByLabel('Type').selectOption('Exam');
    await cut(page, 'POST', '**/api/certificates');
    await button(page, 'Save Certificate').press('Enter');
    await expect(page.getByRole('alert')).toContainText('Failed to save certificate.');
    await expect(button(page, 'Save Certificate')).toBeFocused();
  });

  test('in the welcome text', async ({ page }) => {
    await pressAsOwner(page, '/', 'Edit welcome text');
    await textbox(page, 'Welcome text').pressSequentially(' More');
    await cut(page, 'PUT', '**/api/home');
    await button(page, 'Save').press('Enter');
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
    await expect(button(page, 'Save')).toBeFocused();
  });

  test('in a form of a record', async ({ page }) => {
    await page.goto('/contact');
    await signIn(page);
    await button(page, 'Edit contact details').click();
    await textbox(page, 'Location').fill('Elsewhere');
    await cut(page, 'POST', '**/api/profile');
    await button(page, 'Save').press('Enter');
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
    await expect(button(page, 'Save')).toBeFocused();
  });
});

/** Presses a key while an input method composes in the field. */
const pressComposing = (field: HTMLElement, key: string) =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, isComposing: true }));

test('Escape during composition belongs to the input method', async ({ page }) => {
  await pressAsOwner(page, '/', 'Edit welcome text');
  await textbox(page, 'Welcome text').evaluate(pressComposing, 'Escape');
  await expect(textbox(page, 'Welcome text')).toBeVisible();
  await button(page, 'Add highlight').click();
  await textbox(page, 'Title').evaluate(pressComposing, 'Escape');
  await expect(textbox(page, 'Title')).toBeVisible();
});

test('keys during composition choose no suggestion of the search for projects', async ({
  page,
}) => {
  await page.goto('/projects');
  const search = page.getByRole('combobox', { name: 'Search projects' });
  await search.pressSequentially('re');
  const suggestion = page.getByRole('option').first();
  await expect(suggestion).toBeVisible();
  for (const key of ['ArrowDown', 'Enter']) await search.evaluate(pressComposing, key);
  await expect(search).toHaveValue('re');
  await expect(suggestion).toHaveAttribute('aria-selected', 'false');
  await expect(suggestion).toBeVisible();
});

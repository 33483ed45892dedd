import type { Page } from '@playwright/test';
import { beginAsOwner, expect, seenByVisitors, test } from './fixtures.ts';

test.use({ site: 'saved by keys' });

async function openAsOwner(page: Page, path: string): Promise<void> {
  await beginAsOwner(page);
  await page.goto(path);
}

/** Leaves every field, so that nothing has focus. */
const leaveFields = (page: Page) => page.locator('h1').click();

/** Whether the page prevents the browser's default for a key press. */
async function isKeptFromBrowser(page: Page, keys: string): Promise<boolean> {
  await page.evaluate(() => {
    const note = (event: Event) => Reflect.set(window, 'pressed', event);
    addEventListener('keydown', note, { capture: true });
  });
  await page.keyboard.press(keys);
  return page.evaluate(() => (Reflect.get(window, 'pressed') as Event).defaultPrevented);
}

/** A message that only a save shows, in a newly opened form. */
const forms = [
  { path: '/experience/new', said: 'Company is required' },
  { path: '/certificates/new', said: 'Title is required.' },
  { path: '/projects/new', said: 'Name is required' },
];

for (const { path, said } of forms) {
  test(`${path}: Ctrl or Cmd plus S saves wherever the focus is, unless a dialog covers it`, async ({
    page,
  }) => {
    await openAsOwner(page, path);
    await expect(page.locator('form input').first()).toBeVisible();
    await page.evaluate(() => {
      const dialog = document.body.appendChild(document.createElement('dialog'));
      dialog.className = 'over';
      dialog.showModal();
    });
    await page.keyboard.press('Control+s');
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('.over')?.close());
    await leaveFields(page);
    await expect(page.getByText(said)).toHaveCount(0);
    await page.keyboard.press('Meta+s');
    await expect(page.getByText(said).first()).toBeVisible();
  });
}

test('an education record is saved by Ctrl plus S wherever the focus is', async ({ page }) => {
  await openAsOwner(page, '/education');
  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await page.getByLabel('Thesis').fill('Grids that agree');
  await leaveFields(page);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL('/education');
  await expect(page.locator('main')).toContainText('Grids that agree');
});

test('a story is saved by Ctrl plus S wherever the focus is, with the tag still being typed', async ({
  page,
}) => {
  await openAsOwner(page, '/blog/edit/new');
  await page.getByLabel('Title').fill('Saved by keys');
  await page.getByLabel('Tags').fill('Keyboards');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL('/blog/saved-by-keys');
  await expect(page.locator('main')).toContainText('Keyboards');
  await page.goto('/blog/edit/saved-by-keys');
  await page.getByLabel('Title').fill('Saved by keys again');
  await leaveFields(page);
  await page.keyboard.press('Control+s');
  await expect(page.locator('h1')).toHaveText('Saved by keys again');
});

test('a skill still being typed is saved, both by keys and by a press that leaves focus in its box', async ({
  page,
}) => {
  await openAsOwner(page, '/experience/edit/tallgrass-software');
  await page.getByLabel('Skills', { exact: true }).fill('Isolines');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL('/experience');
  await expect(page.locator('main')).toContainText('Isolines');

  await page.goto('/experience/edit/tallgrass-software');
  await page.getByLabel('Skills', { exact: true }).fill('Gravel');
  await page
    .getByRole('button', { name: 'Update Experience' })
    .evaluate((button: HTMLButtonElement) => button.click());
  await expect(page).toHaveURL('/experience');
  await expect(page.locator('main')).toContainText('Gravel');
});

test('a skill still being typed is part of the draft', async ({ page }) => {
  await page.clock.install();
  await openAsOwner(page, '/experience/new');
  await page.getByLabel('Skills', { exact: true }).fill('Draughts');
  await page.clock.runFor(1_500);
  const draft = () => page.evaluate(() => localStorage.getItem('draft_experience'));
  await expect.poll(draft).toContain('Draughts');
  await page.getByLabel('Skills', { exact: true }).fill('');
  await page.getByLabel('Role', { exact: true }).fill('Surveyor');
  await page.clock.runFor(1_500);
  await expect.poll(draft).toContain('Surveyor');
  expect(await draft()).not.toContain('Draughts');
});

test('a month and a skill of a certificate still being typed are saved by Ctrl plus S', async ({
  page,
}) => {
  await openAsOwner(page, '/certificates/new');
  await page.getByLabel('Title').fill('Typed to the end');
  await page.getByLabel('Issuer / Platform').selectOption('edX');
  await page.getByLabel('Type').selectOption('Course');
  await page.getByLabel('Skills').fill('Sounding');
  const sent = page.waitForRequest((one) => one.method() === 'POST');
  await page.getByLabel('Month / Year').fill('3/2021');
  await page.keyboard.press('Control+s');
  expect((await sent).postDataJSON()).toMatchObject({ dateMonth: '2021-03', skills: ['Sounding'] });
  await expect(page).toHaveURL('/certificates');
});

test('Ctrl plus Enter on a link of the project form is left to the browser', async ({ page }) => {
  await openAsOwner(page, '/projects/new');
  await page.getByRole('link', { name: 'Back to Projects' }).focus();
  expect(await isKeptFromBrowser(page, 'Control+Enter')).toBe(false);
  await expect(page.getByText('Name is required')).toHaveCount(0);
});

test('a visitor’s Ctrl plus S is left to the browser, on the project form and on the story editor’s page', async ({
  page,
}) => {
  await page.goto('/projects/new');
  await expect(page.getByText('You are in viewer mode.')).toBeVisible();
  expect(await isKeptFromBrowser(page, 'Control+s'), 'project').toBe(false);
  await page.goto('/blog/edit/new');
  await expect(page.getByText('You are in viewer mode.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Blog' }).focus();
  expect(await isKeptFromBrowser(page, 'Control+s'), 'story').toBe(false);
});

test('Ctrl plus Enter in the Project Summary saves the words as they are', async ({ page }) => {
  await openAsOwner(page, '/projects/new');
  await page.getByLabel('Project Name').fill('Entered');
  const summary = page.getByRole('textbox', { name: 'Project Summary' });
  await summary.pressSequentially('No line more');
  const sent = page.waitForRequest((one) => one.method() === 'POST');
  await summary.press('Control+Enter');
  expect((await sent).postDataJSON().summary).toBe('<p>No line more</p>');
  await expect(page).toHaveURL('/projects');
});

test.describe('Enter that is held', () => {
  /** Presses it; the keyboard then repeats it, also on what gets the focus meanwhile. */
  async function hold(page: Page, until: () => Promise<unknown>): Promise<void> {
    await page.keyboard.down('Enter');
    await until();
    for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  }

  test('on Save neither opens the editor again nor writes into it', async ({ page }) => {
    await openAsOwner(page, '/about');
    const edit = page.getByRole('button', { name: 'Edit motto' });
    await edit.click();
    await page.getByLabel('Motto', { exact: true }).fill('Held');
    await page.getByRole('button', { name: 'Save', exact: true }).focus();
    let openings = 0;
    page.on('request', (one) => {
      if (one.method() === 'GET' && one.url().endsWith('/api/profile')) openings += 1;
    });
    await hold(page, () => expect(edit).toBeFocused());
    expect(openings).toBe(0);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Motto', { exact: true })).toHaveValue('Held');
  });

  test('on Add highlight does not publish an empty one', async ({ page }) => {
    await openAsOwner(page, '/');
    await page.getByRole('button', { name: 'Add highlight' }).focus();
    const title = page.getByRole('textbox', { name: 'Title' });
    await hold(page, () => expect(title).toBeFocused());
    await expect(title).toHaveValue('New highlight');
    await title.press('Enter');
    await expect(title).toHaveCount(0);
    expect((await seenByVisitors(page, '/')).split('New highlight').length).toBe(2);
  });
});

import type { Page } from '@playwright/test';
import { beginAsOwner, expect, forgetTokens, hold, sendAsOwner, test } from './fixtures.ts';

test.use({ site: 'deleting what changed' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Delete' }).last();
const askedAgain = 'It was changed meanwhile. ';

const title = 'Short-lived';
const month = '2020-01';

/** Kinds that leave the list at once, before the server answers. */
const goAtOnce = ['highlights', 'skills'];

/** How a page says that something is not deleted, or only on this device. */
const failed = /still there|fail|unauthorized|owner mode required|locally only|cannot be reached/i;

/** Each kind of entry, where it is deleted, and what changes of it elsewhere. */
const places = [
  {
    kind: 'highlights',
    path: '/',
    entry: { title, bodyHtml: 'Words.', sortOrder: 9 },
    change: { bodyHtml: 'Theirs.' },
    press: `Delete highlight: ${title}`,
  },
  { kind: 'skills', path: '/about', entry: { name: title }, change: { level: 'Theirs' } },
  {
    kind: 'experience',
    path: '/experience',
    entry: { company: title, startDate: month },
    change: { location: 'Theirs' },
  },
  {
    kind: 'education',
    path: '/education',
    entry: { degree: title, school: 'School', level: 'BACHELOR', startYM: month, endYM: month },
    change: { description: 'Theirs' },
  },
  {
    kind: 'certificates',
    path: '/certificates',
    entry: { title, issuer: 'AWS', type: 'Exam' },
    change: { description: 'Theirs' },
  },
  {
    kind: 'gallery',
    path: '/certificates',
    entry: { title, imageUrl: '/favicon.svg' },
    change: { description: 'Theirs' },
  },
  {
    kind: 'projects',
    path: '/projects',
    entry: { name: title },
    change: { client: 'Theirs' },
  },
  { kind: 'posts', path: '/blog', entry: { title, body: 'Words.' }, change: { body: 'Theirs.' } },
  {
    kind: 'posts',
    path: '/blog/short-lived',
    entry: { title, body: 'Words.' },
    change: { body: 'Theirs.' },
    press: 'Delete',
  },
  {
    kind: 'posts',
    path: '/blog/edit/short-lived',
    entry: { title, body: 'Words.' },
    change: { body: 'Theirs.' },
    press: 'Delete',
  },
];

/** What the page says of a deletion: its toasts, its notes, and the browser's alerts. */
function saidOn(page: Page): () => Promise<string> {
  const alerts: string[] = [];
  page.on('dialog', (alert) => {
    alerts.push(alert.message());
    void alert.accept();
  });
  const shown = page.locator('.toast, [role="alert"]');
  const leaving = (): string[] => []; // the next page is asked instead
  return async () => [...alerts, ...(await shown.allTextContents().catch(leaving))].join(' ');
}

for (const { kind, path, entry, change, press = new RegExp(`^Delete ${title}`) } of places) {
  test.describe(`Delete of what is shown on ${path}, of ${kind}`, () => {
    const [isEditor, isReader] = [path.startsWith('/blog/edit'), path === '/blog/short-lived'];
    let id = '';
    /** Whether it is still stored. */
    const isStored = async (page: Page) => (await page.request.get(`/api/${kind}/${id}`)).ok();
    const changeElsewhere = (page: Page, again = '') => {
      const changed = Object.entries(change).map(([name, words]) => [name, `${words}${again}`]);
      return sendAsOwner(page, 'PUT', `${kind}/${id}`, Object.fromEntries(changed));
    };
    const ask = async (page: Page) => {
      await button(page, press).click();
      await expect(dialog(page)).toContainText('elete');
    };
    const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Delete' }).click();

    test.beforeEach(async ({ page }) => {
      await beginAsOwner(page);
      id = String((await sendAsOwner(page, 'POST', kind, entry)).id);
      await page.goto(path);
      await expect(button(page, press)).toBeVisible();
      await page.waitForLoadState('networkidle');
    });
    test.afterEach(async ({ page, consoleErrors }) => {
      consoleErrors.length = 0; // the browser logs what is refused
      if (await isStored(page)) await sendAsOwner(page, 'DELETE', `${kind}/${id}`);
    });

    test('asks again if it was changed elsewhere before', async ({ page }) => {
      await changeElsewhere(page);
      await button(page, press).click();
      if (isEditor) await confirm(page);
      await expect(dialog(page)).toContainText(askedAgain);
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(button(page, press)).toBeVisible();
      expect(await isStored(page)).toBe(true);
    });

    test('asks again if it is changed elsewhere while it is asked', async ({ page }) => {
      await ask(page);
      await page.waitForLoadState('networkidle');
      await changeElsewhere(page);
      await confirm(page);
      await expect(dialog(page)).toContainText(askedAgain);
      expect(await isStored(page)).toBe(true);
      await confirm(page);
      await expect.poll(() => isStored(page)).toBe(false);
      await expect(page).toHaveURL(isEditor || isReader ? /blog$/ : /./);
      await expect(button(page, press)).toHaveCount(0);
    });

    test('lets it stay, and tells no failure, if it is changed once more and the owner cancels', async ({
      page,
    }) => {
      const said = saidOn(page);
      await changeElsewhere(page);
      await button(page, press).click();
      if (isEditor) await confirm(page);
      await expect(dialog(page)).toContainText(askedAgain);
      await changeElsewhere(page, ' Again.');
      const asked = page.waitForResponse((answer) => answer.status() === 412);
      await confirm(page);
      await asked;
      await expect(dialog(page)).toContainText(askedAgain);
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(button(page, press)).toBeEnabled();
      await expect(page.getByText('Deleting…')).toHaveCount(0);
      expect(await said()).toBe('');
      expect(await isStored(page)).toBe(true);
    });

    test('shows that it is at work, can be cancelled until it knows, and takes no second press', async ({
      page,
    }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'DELETE') sent.push(request.url());
      });
      const reading = await hold(page, 'GET', `**/api/${kind}/${id}`);
      const holdDeletion = () => hold(page, 'DELETE', `**/api/${kind}/${id}`);
      let deleting: Awaited<ReturnType<typeof hold>>;
      await ask(page);
      if (!isEditor) {
        const checking = dialog(page).getByRole('button', { name: 'Checking…' });
        await confirm(page);
        await expect(checking).toBeDisabled();
        await dialog(page).getByRole('button', { name: 'Cancel' }).click();
        await ask(page);
        await confirm(page);
        await expect(checking).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(checking).toBeDisabled();
        deleting = await holdDeletion();
        reading.release();
      } else {
        deleting = await holdDeletion();
        await confirm(page);
      }
      if (!goAtOnce.includes(kind)) {
        const busy = page.locator(isEditor ? '.delete' : '[data-busy]');
        await expect(busy).toBeDisabled();
        await expect(busy).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(dialog(page)).toHaveCount(0);
      }
      deleting.release();
      await expect.poll(() => isStored(page)).toBe(false);
      expect(sent).toHaveLength(1);
    });

    test('takes off the page what is deleted elsewhere while it is asked', async ({ page }) => {
      const said = saidOn(page);
      await ask(page);
      await page.waitForLoadState('networkidle');
      await sendAsOwner(page, 'DELETE', `${kind}/${id}`);
      await confirm(page);
      await expect(button(page, press)).toHaveCount(0);
      await expect(page).toHaveURL(isEditor || isReader ? /blog$/ : /./);
      if (goAtOnce.includes(kind)) await expect.poll(said).toMatch(/deleted/i);
      await page.waitForLoadState('networkidle'); // the list tells what came of it
      expect(await said()).not.toMatch(failed);
    });

    test('tells it when the network goes away while it is asked', async ({ page, context }) => {
      const said = saidOn(page);
      await ask(page);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await confirm(page);
      await expect.poll(said).toMatch(failed);
      await context.setOffline(false);
      expect(await isStored(page)).toBe(true);
    });

    test('tells it when the session is ended elsewhere while it is asked', async ({ page }) => {
      const said = saidOn(page);
      await ask(page);
      await page.waitForLoadState('networkidle');
      await sendAsOwner(page, 'POST', 'auth/sign-out-everywhere', {});
      forgetTokens();
      await confirm(page);
      await expect.poll(said).toMatch(failed);
      expect(await isStored(page)).toBe(true);
    });

    test('asks once if nobody changed it', async ({ page }) => {
      await ask(page);
      await confirm(page);
      await expect.poll(() => isStored(page)).toBe(false);
    });
  });
}

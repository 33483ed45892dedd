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

/** Pages that read by themselves what an entry was like when it was shown, as a list of its kind. */
const readWhatIsShown = [
  '/experience',
  '/education',
  '/certificates',
  '/blog',
  '/blog/short-lived',
];

/** How a page says that something is not deleted, or only on this device. */
const failed =
  /still there|fail|unauthorized|owner mode required|locally only|this device only|cannot be reached/i;

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

/**
 * What all kinds share is in one module, except for the editor; it is looked at where an entry leaves
 * the list at once, in a list as it was sent, in one that is drawn anew, and in the editor.
 */
const looked = ['/ highlights', '/experience experience', '/certificates gallery'];
const isLookedAt = (path: string, kind: string) =>
  looked.includes(`${path} ${kind}`) || path.startsWith('/blog/edit');

/** Where it is told in another way: a toast, an alert, on the next page, in a note to sign in at. */
const told = ['/', '/projects', '/blog/short-lived', '/blog/edit/short-lived'];

for (const { kind, path, entry, change, press = new RegExp(`^Delete ${title}`) } of places) {
  test.describe(`Delete of what is shown on ${path}, of ${kind}`, () => {
    const [isEditor, isReader] = [path.startsWith('/blog/edit'), path === '/blog/short-lived'];
    const goesAtOnce = goAtOnce.includes(kind);
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
    /** Asks, and waits until the page has read what is stored; the editor has already. */
    const askKnowing = async (page: Page) => {
      const read = isEditor || page.waitForResponse(`**/api/${kind}/${id}`);
      await ask(page);
      await read;
    };
    const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Delete' }).click();
    const cancel = (page: Page) => dialog(page).getByRole('button', { name: 'Cancel' }).click();
    const askedOfChanged = async (page: Page) => {
      await button(page, press).click();
      if (isEditor) await confirm(page);
      await expect(dialog(page)).toContainText(askedAgain);
    };
    const takenOff = async (page: Page) => {
      await expect(button(page, press)).toHaveCount(0);
      await expect(page).toHaveURL(isEditor || isReader ? /blog$/ : /./);
    };

    test.beforeEach(async ({ page }) => {
      await beginAsOwner(page);
      id = String((await sendAsOwner(page, 'POST', kind, entry)).id);
      const list = new RegExp(`/api/${kind}([?]|$)`);
      const read = readWhatIsShown.includes(path) && page.waitForResponse(list);
      await page.goto(path);
      await expect(button(page, press)).toBeEnabled(); // in the editor once it has read the story
      await read;
    });
    test.afterEach(async ({ page, consoleErrors }) => {
      consoleErrors.length = 0; // the browser logs what is refused
      if (await isStored(page)) await sendAsOwner(page, 'DELETE', `${kind}/${id}`);
    });

    test('asks again if it was changed elsewhere before, and once more; lets it stay, and tells no failure, if the owner cancels; takes it off the page if it is deleted elsewhere', async ({
      page,
    }) => {
      const said = saidOn(page);
      await changeElsewhere(page);
      await askedOfChanged(page);
      await changeElsewhere(page, ' Again.');
      const asked = page.waitForResponse((answer) => answer.status() === 412);
      await confirm(page);
      await asked;
      await expect(dialog(page)).toContainText(askedAgain);
      await cancel(page);
      await expect(dialog(page)).toHaveCount(0);
      await expect(button(page, press)).toBeEnabled();
      await expect(page.getByText('Deleting…')).toHaveCount(0);
      expect(await said()).toBe('');
      expect(await isStored(page)).toBe(true);

      await askKnowing(page);
      if (!isEditor && !goesAtOnce) await expect(dialog(page)).toContainText(askedAgain);
      await sendAsOwner(page, 'DELETE', `${kind}/${id}`);
      await confirm(page);
      await takenOff(page);
      if (goesAtOnce) await expect.poll(said).toMatch(/deleted/i);
      if (isEditor || isReader) await page.waitForLoadState('networkidle'); // the list tells it
      expect(await said()).not.toMatch(failed);
    });

    test('tells it when the network goes away while it is asked', async ({ page, context }) => {
      const said = saidOn(page);
      await askKnowing(page);
      await context.setOffline(true);
      await confirm(page);
      await expect.poll(said).toMatch(failed);
      await context.setOffline(false);
      expect(await isStored(page)).toBe(true);
    });

    if (isLookedAt(path, kind)) {
      test('asks nothing more if nobody changed it; asks again if it is changed elsewhere on the way, and deletes it once that is agreed', async ({
        page,
      }) => {
        const said = saidOn(page);
        const reading = await hold(page, 'GET', `**/api/${kind}/${id}`);
        await ask(page);
        const deleting = await hold(page, 'DELETE', `**/api/${kind}/${id}`);
        const sent = page.waitForRequest((request) => request.method() === 'DELETE');
        await confirm(page);
        reading.release();
        await sent; // at once, because nobody has changed it
        await changeElsewhere(page);
        deleting.release();
        await expect(dialog(page)).toContainText(askedAgain);
        expect(await isStored(page)).toBe(true);
        expect(await said()).toBe('');
        await confirm(page);
        await expect.poll(() => isStored(page)).toBe(false);
        await takenOff(page);
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
        await expect(dialog(page)).toHaveCount(0); // its button was busy, too
        if (!goesAtOnce) {
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
    }

    if (told.includes(path)) {
      test('tells it when the session is ended elsewhere while it is asked', async ({ page }) => {
        const said = saidOn(page);
        await askKnowing(page);
        await sendAsOwner(page, 'POST', 'auth/sign-out-everywhere', {});
        forgetTokens();
        await confirm(page);
        await expect.poll(said).toMatch(failed);
        expect(await isStored(page)).toBe(true);
      });
    }
  });
}

import type { Page, Request } from '@playwright/test';
import { expectAccessibleInEveryLook } from './accessible.ts';
import {
  answerTo,
  beginAsOwner,
  cut,
  endSession,
  expect,
  hold,
  openAsOwner,
  passphrase,
  seenByVisitors,
  sendAsOwner,
  signIn,
  signInAgain,
  test,
} from './fixtures.ts';

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
const add = (page: Page) => page.getByRole('button', { name: 'Add highlight' });
const edit = (page: Page, title: string) =>
  page.getByRole('button', { name: `Edit highlight: ${title}`, exact: true });
const remove = (page: Page, title: string) =>
  page.getByRole('button', { name: `Delete highlight: ${title}`, exact: true });
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const said = (page: Page) => page.locator('.toasts');
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('homeHighlightsV1') ?? 'null'));

/** Saves another title for a highlight after the session has ended. */
async function loseSession(page: Page, from: string, to: string) {
  await openHome(page);
  await edit(page, from).click();
  await title(page).fill(to);
  await endSession(page);
  await save(page).click();
}

test.use({ site: 'home as edited' });

const openHome = (page: Page) => openAsOwner(page, '/', add(page));

/** The highlights that a visitor's next page load shows. */
async function highlightsSeen(page: Page): Promise<string> {
  const [, highlights = ''] = (await seenByVisitors(page, '/')).split('id="highlight-cards"');
  return highlights.split('id="projects"')[0] ?? '';
}

async function confirmDelete(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Are you sure you want to delete this highlight?');
  await dialog.getByRole('button', { name: 'Delete' }).click();
}

test.describe
  .serial('Highlights of the owner', () => {
    test("while the editors load, Home says 'Getting ready...'; a new highlight starts with its defaults, takes an icon, and goes live", async ({
      page,
    }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/home', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/');
      await signIn(page);
      const ready = page.getByText('Getting ready...');
      await expect(ready).toBeVisible();
      await expect(card(page, 'Automation')).toBeVisible();
      release();
      await expect(add(page)).toBeVisible();
      await expect(ready).toBeHidden();
      await test.step('a new highlight starts with its defaults, takes an icon, and goes live', async () => {
        await add(page).click();
        await expect(title(page)).toBeFocused();
        await expect(title(page)).toHaveValue('New highlight');
        await expect(page.getByRole('textbox', { name: 'Text' })).toHaveText(
          'Describe your highlight…',
        );
        await expect(page.getByRole('textbox', { name: 'Position' })).toHaveValue('7');
        await title(page).fill('Bridges < roads');
        await page.getByRole('button', { name: 'Icon: Light bulb' }).click();
        await page.getByRole('radio', { name: 'Bridge', exact: true }).check();
        await expect(page.getByRole('button', { name: 'Icon: Bridge' })).toBeVisible();
        await expect(card(page, 'Bridges < roads')).toContainText('Only on this device');
        const sent = page.waitForRequest((request) => request.method() === 'POST');
        await save(page).click();
        expect((await sent).postDataJSON()).toMatchObject({
          icon: '🌉',
          position: '7',
          published: true,
          title_html: 'Bridges &lt; roads',
          titleHtml: 'Bridges &lt; roads',
          title: 'Bridges < roads',
          bodyHtml: '<p>Describe your highlight…</p>',
          body_html: '<p>Describe your highlight…</p>',
        });
        await expect(said(page)).toContainText('Saved. Live for every visitor');
        await expect(edit(page, 'Bridges < roads')).toBeFocused();
        await expect(card(page, 'Bridges < roads')).not.toContainText('Only on this device');
        expect(await highlightsSeen(page)).toContain('Bridges &lt; roads');
      });
    });

    test('in its form a highlight takes an icon by keyboard, says what cannot be saved, and is as it was after Cancel', async ({
      page,
      consoleErrors,
    }) => {
      await openHome(page);
      await test.step('cancel restores the previous content, and removes a new highlight', async () => {
        const before = await card(page, 'Teaching').innerHTML();
        await edit(page, 'Teaching').click();
        await title(page).fill('Lectures');
        await expect(card(page, 'Lectures')).toBeVisible();
        page.once('dialog', (dialog) => dialog.accept());
        await page.getByRole('button', { name: 'Cancel' }).click();
        expect(await card(page, 'Teaching').innerHTML()).toBe(before);
        await add(page).click();
        await page.getByRole('button', { name: 'Cancel' }).click();
        await expect(card(page, 'New highlight')).toHaveCount(0);
        expect(JSON.stringify(await kept(page))).not.toContain('h-1');
      });
      await test.step('the icon picker has six categories of nine icons in 8 columns, by keyboard too', async () => {
        await edit(page, 'Automation').click();
        const picker = page.getByRole('button', { name: 'Icon: Gear' });
        await picker.press('Enter');
        await expect(page.getByRole('group')).toHaveCount(6 + 1); // and the views of the page
        for (const name of ['Tech', 'Infrastructure', 'Science', 'Nature', 'Objects', 'Creative']) {
          await expect(page.getByRole('group', { name }).getByRole('radio')).toHaveCount(9);
        }
        const columns = await page
          .locator('.icons')
          .first()
          .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
        expect(columns).toBe(8);
        await page.getByRole('radio', { name: 'Gear' }).press('ArrowRight');
        await expect(page.getByRole('radio', { name: 'Robot' })).toBeChecked();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('button', { name: 'Icon: Robot' })).toBeFocused();
        page.once('dialog', (dialog) => dialog.accept());
        await page.keyboard.press('Escape');
        await expect(edit(page, 'Automation')).toBeFocused();
      });
      await test.step('says beside the field what cannot be saved', async () => {
        await edit(page, 'Teaching').click();
        await title(page).fill(' ');
        await page.getByRole('textbox', { name: 'Link' }).fill('ledger.sample');
        await page.keyboard.press('Control+s');
        await expect(title(page)).toBeFocused();
        await expect(page.getByText('Title is required')).toBeVisible();
        await expect(
          page.getByText('Please enter a valid URL (include http/https).'),
        ).toBeVisible();
        await expect(title(page)).toHaveAttribute('aria-invalid', 'true');
        page.once('dialog', (dialog) => dialog.accept());
        await page.keyboard.press('Escape');
      });
      await test.step('says aloud that a text is too long, with the inset of an error without an input', async () => {
        await edit(page, 'Teaching').click();
        await page.getByRole('textbox', { name: 'Text' }).click();
        await page.keyboard.insertText('far too long '.repeat(1_700));
        await page.keyboard.press('Control+s');
        const error = page.getByRole('alert').filter({ hasText: 'At most' });
        await expect(error).toHaveCSS('box-shadow', /3px 0px 0px 0px inset$/);
        page.once('dialog', (dialog) => dialog.accept());
        await page.keyboard.press('Escape');
      });
      await test.step('a long title leaves room for the tools, and a note has its own width', async () => {
        await edit(page, 'Teaching').click();
        const long = 'A title that goes on and on '.repeat(10);
        await title(page).fill(long);
        const edited = page.locator('.highlight[data-edited]');
        const words = await edited.getByRole('heading').boundingBox();
        const tools = await edited.locator('.card-tools').boundingBox();
        expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(tools?.y ?? 0);
        await cut(page, 'PUT', '**/api/highlights/**');
        await save(page).click();
        const note = page.locator('.note', { has: page.getByRole('alert') });
        const [all, said] = [await note.boundingBox(), await note.locator('.words').boundingBox()];
        expect(said?.width).toBeGreaterThan((all?.width ?? 0) / 2);
        page.once('dialog', (dialog) => dialog.accept());
        await page.getByRole('button', { name: 'Cancel' }).click();
        consoleErrors.length = 0; // the browser logs the aborted request
      });
    });

    test('saving shows its progress, and then that the change is live; Enter in a field saves; words typed while a new highlight is saved stay in its form', async ({
      page,
    }) => {
      await openHome(page);

      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/highlights/**', async (route) => {
        if (route.request().method() === 'PUT') await held;
        await route.continue();
      });
      await edit(page, 'Teaching').click();
      await title(page).fill('Teaching');
      await save(page).click();
      await expect(page.getByRole('button', { name: 'Saving…' })).toBeDisabled();
      release();
      await expect(said(page)).toContainText(/Saved\. Live for every visitor, in \d+ ms\./);
      await expect(edit(page, 'Teaching')).toBeFocused();

      await test.step('Enter in a field saves', async () => {
        await page
          .getByRole('button', { name: /^Edit highlight/ })
          .first()
          .click();
        await page.getByRole('textbox', { name: 'Link' }).fill('/about');
        await page.keyboard.press('Enter');
        await expect(said(page)).toContainText('for every visitor');
        await expect(save(page)).toHaveCount(0);
      });
      await test.step('words typed while a new highlight is saved stay in its form', async () => {
        const held = await hold(page, 'POST', '**/api/highlights');
        await add(page).click();
        await title(page).fill('Tunnels');
        await save(page).click();
        const text = page.getByRole('textbox', { name: 'Text' });
        await text.press('Control+A');
        await text.pressSequentially('Written meanwhile');
        const answered = page.waitForResponse('**/api/highlights');
        held.release();
        await answered;
        await expect(said(page)).toContainText('Saved.');
        await expect(text).toHaveText('Written meanwhile');
        await expect(text).toBeFocused();
        await expect(page.getByText('Unsaved changes, kept on this device.')).toBeVisible();
        await save(page).click();
        await expect(edit(page, 'Tunnels')).toBeFocused();
        expect(await highlightsSeen(page)).toContain('Written meanwhile');
        await remove(page, 'Tunnels').click();
        await confirmDelete(page);
        await expect(card(page, 'Tunnels')).toHaveCount(0);
      });
    });

    test('a highlight kept in one tab appears in the other, which does not overwrite it', async ({
      page,
      context,
    }) => {
      await openHome(page);
      const other = await context.newPage();
      await other.goto('/');
      await expect(add(other)).toBeVisible();
      await add(page).click();
      await expect(card(other, 'New highlight')).toContainText('Only on this device');
      await edit(other, 'Teaching').click();
      await save(other).click();
      await expect(said(other)).toContainText('Saved.');
      expect(JSON.stringify(await kept(page))).toContain('"h-1"');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(card(other, 'New highlight')).toHaveCount(0);
    });

    test('an unsaved edit warns before leaving, and its words survive; two tabs never overwrite each other silently', async ({
      page,
      consoleErrors,
    }) => {
      await openHome(page);
      await edit(page, 'Teaching').click();
      await title(page).fill('Teaching, twice');
      const asked = page.waitForEvent('dialog');
      const leaving = page.goto('/about').catch(() => null);
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.accept();
      await leaving;
      await page.goto('/');
      await expect(card(page, 'Teaching')).toContainText('Unsaved changes');
      await edit(page, 'Teaching').click();
      await expect(page.getByText('Restored from this device')).toBeVisible();
      await expect(title(page)).toHaveValue('Teaching, twice');
      await save(page).click();
      await expect(said(page)).toContainText('Saved.');
      expect(await highlightsSeen(page)).toContain('Teaching, twice');
      await test.step('two tabs never overwrite each other silently', async () => {
        await edit(page, 'Short lists').click();
        await sendAsOwner(page, 'PUT', 'highlights/short-lists', { title: 'First tab' });
        await title(page).fill('Second tab');
        await save(page).click();
        await expect(page.locator('.theirs')).toContainText('First tab');
        await expect(title(page)).toHaveValue('Second tab');
        await page.getByRole('button', { name: 'Keep mine' }).click();
        await expect(edit(page, 'Second tab')).toBeFocused();
        expect(await highlightsSeen(page)).toContain('Second tab');
        consoleErrors.length = 0; // the browser logs the 412
      });
    });

    test('a failed save keeps the work, says why, and signs in again in place, more than once when something is left to mend; what is typed meanwhile is saved as well; what the server did not get is marked as local, and can be sent later', async ({
      page,
      consoleErrors,
    }) => {
      await loseSession(page, 'Old buildings', 'Older buildings');

      await expect(page.getByRole('alert').first()).toContainText(
        'Owner mode required or session expired',
      );

      await test.step('signing in again can be repeated when something is left to mend', async () => {
        await title(page).fill(' ');
        await signInAgain(page);
        await expect(page.getByText('Title is required')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Unlock', exact: true })).toBeEnabled();
      });
      await test.step('what is typed while signing in again is saved as well', async () => {
        await page.getByLabel('Passphrase').fill(passphrase);
        const { release } = await hold(page, 'POST', '**/api/auth/owner');
        await page.getByRole('button', { name: 'Unlock', exact: true }).click();
        await title(page).fill('Older buildings, and newer');
        release();
        await expect(edit(page, 'Older buildings, and newer')).toBeVisible();
        await expect(said(page)).toContainText('Saved. Live for every visitor');
        expect(await seenByVisitors(page, '/')).toContain('Older buildings, and newer');
        consoleErrors.length = 0; // the browser logs the 401
      });
      await test.step('a highlight the server did not get is marked as local, and can be sent later', async () => {
        await cut(page, 'POST', '**/api/highlights');
        await add(page).click();
        await title(page).fill('Kept here');
        await save(page).click();
        await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
        await page.getByRole('button', { name: 'Keep on this device' }).click();
        await expect(card(page, 'Kept here')).toContainText('Only on this device');
        await page.reload();
        await expect(card(page, 'Kept here')).toContainText('Only on this device');
        expect(await highlightsSeen(page)).not.toContain('Kept here');
        await page.unroute('**/api/highlights');
        await edit(page, 'Kept here').click();
        await save(page).click();
        await expect(said(page)).toContainText('Saved.');
        await expect(card(page, 'Kept here')).not.toContainText('Only on this device');
        expect(await highlightsSeen(page)).toContain('Kept here');
        consoleErrors.length = 0; // the browser logs the aborted request
      });
    });

    test('a highlight that is local only is never deleted on the server; deletes a highlight for every visitor, after asking; a deletion that fails puts it back and says why; only the owner sees one that is not published', async ({
      page,
      consoleErrors,
    }) => {
      const local = {
        id: 'h-12',
        icon: '💡',
        title: 'From before',
        body_html: 'Here',
        position: 9,
      };
      await page.addInitScript(
        (kept) => localStorage.setItem('homeHighlightsV1', kept),
        JSON.stringify([local]),
      );
      await openHome(page);
      const requests: string[] = [];
      const note = (request: Request) => {
        if (request.method() !== 'GET') requests.push(request.url());
      };
      page.on('request', note);
      await remove(page, 'From before').click();
      await confirmDelete(page);
      await expect(card(page, 'From before')).toHaveCount(0);
      expect(requests).toEqual([]);
      page.off('request', note);
      await test.step('deletes a highlight for every visitor, after asking; a deletion that fails puts it back and says why', async () => {
        await test.step('a deletion that fails puts the highlight back and says why', async () => {
          await answerTo(page, 'DELETE', '**/api/highlights/**', (route) =>
            route.fulfill({ status: 503, json: { detail: 'The disk is away.' } }),
          );
          await remove(page, 'Automation').click();
          await confirmDelete(page);
          await expect(said(page)).toContainText('The highlight is still there.');
          await expect(said(page)).toContainText('The disk is away.');
          await expect(card(page, 'Automation')).toBeVisible();
          await expect(edit(page, 'Automation')).toBeFocused();
          consoleErrors.length = 0; // the browser logs the 503
          await page.unroute('**/api/highlights/**');
        });
        await test.step('deletes a highlight for every visitor, after asking', async () => {
          await remove(page, 'Open formats').click();
          await confirmDelete(page);
          await expect(card(page, 'Open formats')).toHaveCount(0);
          await expect(said(page)).toContainText('Deleted, for every visitor.');
          await expect(
            page.getByRole('button', { name: /^Edit highlight/ }).and(page.locator(':focus')),
          ).toBeVisible();
          expect(await highlightsSeen(page)).not.toContain('Open formats');
        });
      });
      await test.step('only the owner sees a highlight that is not published', async () => {
        await edit(page, 'Automation').click();
        await page.getByRole('checkbox', { name: 'Published' }).uncheck();
        await save(page).click();
        await expect(card(page, 'Automation')).toContainText('Not published');
        await expect(said(page)).toContainText('Saved. Live for every visitor');
        expect(await highlightsSeen(page)).not.toContain('If it happens every Thursday');
        await page.getByRole('button', { name: 'Owner' }).click();
        await expect(card(page, 'Automation')).toHaveCount(0);
        await expect(add(page)).toHaveCount(0);
      });
    });

    test("falls back to the cached welcome text and highlights when the home call fails; says 'Failed to load data' when there is nothing to fall back on, and tries again", async ({
      page,
      consoleErrors,
    }) => {
      await openHome(page);
      expect(await kept(page)).not.toHaveLength(0);
      expect(await page.evaluate(() => localStorage.getItem('welcomeContentV1'))).toContain('<h1>');
      await page.route('**/api/home', (route) => route.abort());
      await page.reload();
      await expect(add(page)).toBeVisible();
      await expect(edit(page, 'Models as data')).toBeVisible();
      await expect(page.locator('h1')).toContainText('Models');
      consoleErrors.length = 0; // the browser logs the aborted request
      await test.step("says 'Failed to load data' when there is nothing to fall back on, and tries again", async () => {
        await page.evaluate(() => {
          for (const key of ['homeHighlightsV1', 'welcomeContentV1']) localStorage.removeItem(key);
        });
        await page.reload();
        await expect(page.getByText('Failed to load data')).toBeVisible();
        await expect(card(page, 'Models as data')).toBeVisible();
        await page.unroute('**/api/home');
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(add(page)).toBeVisible();
        await expect(page.getByText('Failed to load data')).toBeHidden();
        consoleErrors.length = 0; // the browser logs the aborted request
      });
    });

    test('editing is accessible and never scrolls sideways, in every look', async ({ page }) => {
      await openHome(page);
      await edit(page, 'Models as data').click();
      await title(page).fill('');
      await save(page).click();
      await page.getByRole('button', { name: /^Icon/ }).click();
      await expectAccessibleInEveryLook(page);
    });
  });

test("the welcome text's button stands above the links in every width, with and without a text", async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Edit welcome text' });
  const { welcomeHtml } = await (await page.request.get('/api/home')).json();
  await beginAsOwner(page);
  for (const text of ['', welcomeHtml]) {
    await sendAsOwner(page, 'PUT', 'home', { welcomeHtml: text });
    await page.goto('/');
    await expect(button).toBeVisible();
    for (const width of [360, 800, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const own = await button.boundingBox();
      const links = await page.locator('.hero .start').boundingBox();
      expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThan(links?.y ?? 0);
    }
  }
});

import type { Page } from '@playwright/test';
import { type RunningServer, startServer } from '../fixtures/running-server.ts';
import {
  expectAccessible,
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
} from './accessible.ts';
import {
  answerTo,
  cut,
  expect,
  hold,
  openAsOwner,
  pasteAs,
  seenByVisitors,
  sendAsOwner,
  signIn,
  signInAgain,
  stayWhenAsked,
  test,
  tooLarge,
} from './fixtures.ts';

test.use({ site: 'about as edited' });

const profileCalls = '**/api/profile';

/** Opens About in owner mode and waits for its editors. */
const openAbout = (page: Page) =>
  openAsOwner(page, '/about', page.getByRole('button', { name: 'Edit quote' }));

const editButton = (page: Page, what: string) =>
  page.getByRole('button', { name: `Edit ${what}`, exact: true });
const edit = (page: Page, what: string) => editButton(page, what).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const toast = (page: Page, text: string) =>
  expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible();
const card = (page: Page, title: string) =>
  page.locator('.about-card').filter({ has: page.getByRole('heading', { name: title }) });
const storedProfile = async (page: Page) => (await page.request.get('/api/profile')).json();

test.describe('About without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('header with full name and quote; avatar and cards; About Me; skills by category', async ({
    page,
  }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robin Sample');
    await expect(page.getByText('Treat the model as a promise')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Portrait of Robin Sample' })).toBeVisible();
    await expect(page.locator('.about-card h2')).toHaveText([
      'Interests',
      'Languages',
      'Current Focus',
      'Motto',
    ]);
    await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Skills and Expertise' })).toBeVisible();
    await expect(page.locator('.skill-group h3')).toContainText(['Information modelling']);
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  });
});

test.describe
  .serial('Profile', () => {
    test('the quote is edited through an Edit Quote modal, and the next visitor reads it; cancel restores the previous content; lists (interests, focus): items are trimmed and empty ones ignored', async ({
      page,
    }) => {
      await openAbout(page);
      const before = await storedProfile(page);
      await edit(page, 'quote');
      const dialog = page.getByRole('dialog', { name: 'Edit Quote' });
      await expect(dialog.getByLabel('Quote')).toBeFocused();
      await dialog.getByLabel('Quote').fill('Measure twice, publish once.');
      await save(page);
      await toast(page, 'Profile saved successfully');
      await expect(dialog).toBeHidden();
      await expect(page.locator('blockquote')).toHaveText('Measure twice, publish once.');
      await expect(page.getByRole('button', { name: 'Edit quote' })).toBeFocused();
      expect(await seenByVisitors(page, '/about')).toContain('Measure twice, publish once.');
      expect(await storedProfile(page)).toEqual({
        ...before,
        quote: 'Measure twice, publish once.',
      });
      await test.step('cancel restores the previous content; lists (interests, focus): items are trimmed and empty ones ignored', async () => {
        await test.step('cancel restores the previous content', async () => {
          const motto = await card(page, 'Motto').locator('.motto').textContent();
          await edit(page, 'motto');
          await page.getByLabel('Motto', { exact: true }).fill('Something else');
          await expect(page.getByText('Unsaved changes')).toBeVisible();
          page.once('dialog', (dialog) => dialog.accept());
          await page.keyboard.press('Escape');
          await expect(card(page, 'Motto').locator('.motto')).toHaveText(motto ?? '');
          await expect(page.getByRole('button', { name: 'Edit motto' })).toBeFocused();
        });
        await test.step('Lists (interests, focus): items are trimmed and empty ones ignored', async () => {
          await edit(page, 'interests');
          await page.getByLabel('Interests', { exact: true }).fill('  Kilns, and clay \n\n Ink\n');
          await save(page);
          await expect(card(page, 'Interests').getByRole('listitem')).toHaveText([
            'Kilns, and clay',
            'Ink',
          ]);
          await edit(page, 'current focus');
          await page.getByLabel('Current Focus', { exact: true }).fill('');
          await page.keyboard.press('Control+Enter');
          await expect(card(page, 'Current Focus')).toContainText('Not set yet');
          const { socials } = await storedProfile(page);
          expect(socials.extras).toMatchObject({
            interests: ['Kilns, and clay', 'Ink'],
            focus: [],
          });
        });
      });
    });

    test('Languages: adding needs both a name and a level, and says which is missing; emoji and flags are stripped; level choices depend on the name typed', async ({
      page,
    }) => {
      await openAbout(page);
      await edit(page, 'languages');
      await test.step('a language of nothing but emoji asks for a name, and is not lost', async () => {
        const name = page.getByLabel('Language', { exact: true });
        await name.fill('🇯🇵');
        await page.getByLabel('Level', { exact: true }).first().selectOption('Native');
        await save(page);
        await expect(name).toBeFocused();
        await expect(name).toHaveValue('🇯🇵');
        expect(await name.evaluate((input: HTMLInputElement) => input.checkValidity())).toBe(false);
      });
      await test.step('a language without a level asks for one, and is not lost', async () => {
        await page.getByLabel('Level', { exact: true }).first().selectOption('');
        await page.getByLabel('Language', { exact: true }).fill('Welsh');
        await save(page);
        await expect(page.getByLabel('Level', { exact: true }).first()).toBeFocused();
        await expect(page.getByRole('region', { name: 'Edit languages' })).toBeVisible();
      });
      await test.step('adding needs both a name and a level', async () => {
        await page.getByLabel('Language', { exact: true }).fill('');
        const add = page.getByRole('button', { name: 'Add language' });
        const level = page.getByLabel('Level', { exact: true }).first();
        await expect(add).toBeDisabled();
        await page.getByLabel('Language', { exact: true }).fill('🇨🇳 Chinese 🙂');
        await expect(add).toBeDisabled();
        await expect(level.locator('option')).toHaveText([
          'Choose a level',
          ...['HSK 6', 'HSK 5', 'HSK 4', 'HSK 3', 'HSK 2', 'HSK 1', 'Native'],
        ]);
        await level.selectOption('HSK 3');
        await add.click();
        await expect(page.getByRole('list', { name: 'Languages' })).toContainText('ChineseHSK 3');
        await page.getByRole('button', { name: 'Remove Hindi' }).click();
        await page.getByLabel('Language', { exact: true }).fill('Welsh');
        await level.selectOption('Beginner');
        await save(page);
        await expect(card(page, 'Languages').locator('dl > div')).toHaveText([
          'NepaliNative',
          'EnglishC2',
          'JapaneseN2',
          'ChineseHSK 3',
          'WelshBeginner',
        ]);
      });
    });

    test('About text is cleaned to allow only p, ul, ol, li, br, strong, em, b, i, a; one that is undone, or left with empty lines at its end, is as it was; one that is cleared has its empty state; lists pasted from Word are lists', async ({
      page,
    }) => {
      await openAbout(page);
      await test.step('an About text that is undone, or left with empty lines at its end, is as it was', async () => {
        const { about } = await storedProfile(page);
        await edit(page, 'about me');
        const editor = page.getByRole('textbox', { name: 'About Me' });
        await expect(editor).toBeFocused();
        await page.keyboard.type('x');
        await expect(page.getByText('Unsaved changes')).toBeVisible();
        await page.keyboard.press('Control+z');
        await expect(page.getByText('Unsaved changes')).toBeHidden();
        await page.keyboard.press('Escape');
        await expect(editor).toBeHidden();
        await edit(page, 'about me');
        await editor.press('Control+End');
        for (let line = 0; line < 3; line++) await page.keyboard.press('Enter');
        await page.keyboard.press('Control+s');
        await expect(editor).toBeHidden();
        expect((await storedProfile(page)).about).toBe(about);
      });
      await test.step('an About text that is cleared has its empty state', async () => {
        await edit(page, 'about me');
        await page.getByRole('textbox', { name: 'About Me' }).press('Control+A');
        await page.keyboard.press('Delete');
        await page.keyboard.press('Control+s');
        await expect(page.locator('.story')).toContainText('Nothing is written here yet.');
        expect(await seenByVisitors(page, '/about')).toContain('Nothing is written here yet.');
      });
      await test.step('About text is cleaned to allow only p, ul, ol, li, br, strong, em, b, i, a', async () => {
        await edit(page, 'about me');
        const editor = page.getByRole('textbox', { name: 'About Me' });
        await expect(editor).toBeFocused();
        await expect(page.getByRole('button', { name: 'Heading' })).toHaveCount(0);
        const frame = 2 * 8; // it is drawn outside the text
        const bar = (await page.getByRole('toolbar').boundingBox())?.width ?? 0;
        expect(bar).toBeCloseTo(((await editor.boundingBox())?.width ?? 0) + frame, 0);
        await editor.press('Control+A');
        await editor.pressSequentially('I draw. ');
        await page.getByRole('button', { name: 'Bold' }).click();
        await editor.pressSequentially('Then I check.');
        await page.keyboard.press('Control+s');
        await expect(page.locator('.story .rich')).toHaveText('I draw. Then I check.');
        await expect
          .poll(async () => (await storedProfile(page)).about)
          .toBe('<p>I draw. <strong>Then I check.</strong></p>');
        const about = '<h2 class="x">a</h2><p style="color:red">b <a>c</a> <a href="/d">d</a></p>';
        expect((await sendAsOwner(page, 'POST', 'profile', { about })).about).toBe(
          'a<p>b c <a href="/d" target="_blank" rel="noopener noreferrer">d</a></p>',
        );
      });
      await test.step('lists pasted from Word are lists, and its style sheets are left out', async () => {
        await edit(page, 'about me');
        const editor = page.getByRole('textbox', { name: 'About Me' });
        await editor.press('Control+A');
        const item = (level: number, marker: string, words: string) =>
          `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span><![endif]>${words}</p>`;
        await pasteAs(
          editor,
          'text/html',
          `<html><head><style>p.MsoNormal { color: red }</style></head><body><p>Before</p>${item(1, '·', 'One')}${item(2, 'o', 'Under one')}${item(1, '·', 'Two')}<p>Between</p>${item(1, '1.', 'First')}${item(1, '2.', 'Second')}</body></html>`,
        );
        await expect(editor.locator('> p')).toHaveText(['Before', 'Between', '']);
        await expect(editor.locator('> ul > li > p')).toHaveText(['One', 'Two']);
        await expect(editor.locator('> ul > li > ul > li')).toHaveText(['Under one']);
        await expect(editor.locator('> ol > li')).toHaveText(['First', 'Second']);
        page.once('dialog', (dialog) => dialog.accept());
        await page.keyboard.press('Escape');
      });
    });

    test("a save that fails says 'Failed to save profile', why, and keeps the work; on 405 it retries with PUT; on 401 an alert says: Unauthorized. Click 'Owner → Unlock' in the navbar, then retry.", async ({
      page,
      consoleErrors,
    }) => {
      await openAbout(page);
      await test.step("a save that fails says 'Failed to save profile', why, and keeps the work", async () => {
        await edit(page, 'quote');
        const quote = page.getByRole('dialog').getByLabel('Quote');
        await quote.fill('Kept through the storm.');
        await cut(page, 'POST', profileCalls);
        await save(page);
        await toast(page, 'Failed to save profile');
        await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
        await expectNoSidewaysScroll(page);
        await page.unroute(profileCalls);
        await save(page);
        await expect(page.locator('blockquote')).toHaveText('Kept through the storm.');
        consoleErrors.length = 0; // the browser logs the aborted request
      });
      await test.step('On 405 it retries with PUT', async () => {
        await answerTo(page, 'POST', profileCalls, (route) => route.fulfill({ status: 405 }));
        await edit(page, 'motto');
        await page.getByLabel('Motto', { exact: true }).fill('Put it there.');
        await save(page);
        await expect(card(page, 'Motto').locator('.motto')).toHaveText('Put it there.');
        expect((await storedProfile(page)).socials.extras.motto).toBe('Put it there.');
        consoleErrors.length = 0; // the browser logs the 405
      });
      await test.step("On 401 an alert says: Unauthorized. Click 'Owner → Unlock' in the navbar, then retry.", async () => {
        await edit(page, 'motto');
        await page.getByLabel('Motto', { exact: true }).fill('Once more.');
        await page.getByRole('button', { name: 'Owner' }).click(); // signs out
        await expect(page.getByRole('button', { name: 'Edit quote' })).toHaveCount(0);
        await save(page);
        await expect(page.getByRole('alert').first()).toContainText(
          "Unauthorized. Click 'Owner → Unlock' in the navbar, then retry.",
        );
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await signInAgain(page);
        await expect(card(page, 'Motto').locator('.motto')).toHaveText('Once more.');
        consoleErrors.length = 0; // the browser logs the 401
      });
    });

    test('two tabs never overwrite each other silently; the version another one saved can be taken instead', async ({
      page,
      consoleErrors,
    }) => {
      await openAbout(page);
      await edit(page, 'motto');
      await edit(page, 'quote');
      await sendAsOwner(page, 'POST', 'profile', { quote: 'From the first tab.' });

      await page.getByRole('dialog').getByLabel('Quote').fill('From the second tab.');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.locator('.note')).toContainText('From the first tab.');
      expect((await storedProfile(page)).quote).toBe('From the first tab.');
      await page.getByRole('button', { name: 'Keep mine' }).click();
      await expect(page.locator('blockquote')).toHaveText('From the second tab.');

      await page.getByLabel('Motto', { exact: true }).fill('Two hands.');
      await save(page);
      await expect(card(page, 'Motto').locator('.motto')).toHaveText('Two hands.');
      expect((await storedProfile(page)).quote).toBe('From the second tab.');
      await test.step('the version another tab saved can be taken instead', async () => {
        await edit(page, 'motto');
        await page.getByLabel('Motto', { exact: true }).fill('Mine');
        await sendAsOwner(page, 'POST', 'profile', { socials: { extras: { motto: 'Theirs' } } });
        await save(page);
        await page.getByRole('button', { name: 'Take theirs' }).click();
        await expect(card(page, 'Motto').locator('.motto')).toHaveText('Theirs');
      });
      consoleErrors.length = 0; // the browser logs the 412s
    });

    test('an unsaved edit warns before the page is left, and survives it', async ({
      page,
      context,
    }) => {
      await openAbout(page);
      const before = (await storedProfile(page)).socials.extras.motto;
      await edit(page, 'motto');
      await page.getByLabel('Motto', { exact: true }).fill('Half a thought');
      const asked = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.accept();
      const again = await context.newPage();
      await again.goto('/about');
      await edit(again, 'motto');
      await expect(again.getByLabel('Motto', { exact: true })).toHaveValue('Half a thought');
      await expect(again.getByText('Restored from this device')).toBeVisible();
      again.once('dialog', (question) => question.accept());
      await again.getByRole('button', { name: 'Cancel' }).click();
      await expect(card(again, 'Motto').locator('.motto')).toHaveText(before);
    });

    test("a failed read, and one whose answer is null, gives 'Failed to load data', and the page stays as it was", async ({
      page,
      consoleErrors,
    }) => {
      let answer: { status: number } | { json: null } = { status: 500 };
      await page.route('**/api/skills', (route) => route.fulfill(answer));
      await page.goto('/about');
      await signIn(page);
      await toast(page, 'Failed to load data');
      await expect(page.locator('.skill-group').first()).toBeVisible();
      answer = { json: null };
      const answered = page.waitForResponse('**/api/skills');
      await page.getByRole('button', { name: 'Try again' }).click();
      await answered;
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.locator('.skill-group').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Edit quote' })).toHaveCount(0);
      await page.unroute('**/api/skills');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('button', { name: 'Edit quote' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      consoleErrors.length = 0; // the browser logs the 500
    });
  });

test.describe
  .serial('Avatar upload', () => {
    const input = 'input[type="file"]';

    test('Avatar upload: what cannot be taken says why, and asks before it is lost', async ({
      page,
      consoleErrors,
    }) => {
      await openAbout(page);
      await test.step("a file of more than 5 MB gives 'File size must be less than 5MB'", async () => {
        await page.locator(input).setInputFiles(await tooLarge(test.info()));
        await expect(page.getByRole('alert')).toHaveText('File size must be less than 5MB');
        await page
          .locator(input)
          .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
        await expect(page.getByRole('alert')).toHaveText('File size must be less than 5MB');
      });
      await test.step("a picture that cannot be read gives 'Failed to upload image' and why", async () => {
        const before = (await storedProfile(page)).avatarUrl;
        const buffer = Buffer.from('not a picture');
        await page.locator(input).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
        await toast(page, 'Failed to upload image');
        await expect(page.getByRole('alert')).toHaveText(
          'The file is not an image that can be read.',
        );
        await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
        await page.getByRole('button', { name: 'Cancel' }).click();
        expect((await storedProfile(page)).avatarUrl).toBe(before);
        consoleErrors.length = 0; // the browser logs the 422
      });
      await test.step('leaving the page before a picture is saved asks first', async () => {
        const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
        await answerTo(page, 'POST', '**/api/upload/profile-image', (route) =>
          failed.then(() => route.abort()),
        );
        const buffer = Buffer.from('any picture');
        await page.locator(input).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
        await expect(page.getByRole('button', { name: 'Uploading…' })).toBeVisible();
        await stayWhenAsked(page);
        fail();
        await expect(page.getByRole('alert')).toHaveText('The server cannot be reached.');
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
        await stayWhenAsked(page);
        await page.getByRole('button', { name: 'Cancel' }).click();
        consoleErrors.length = 0; // the browser logs the aborted request
        await page.unroute('**/api/upload/profile-image');
      });
      await test.step('the answer url becomes the avatar', async () => {
        const drawn = await page.evaluate(async () => {
          const canvas = new OffscreenCanvas(32, 32);
          canvas.getContext('2d')?.fillRect(4, 4, 24, 24);
          const blob = await canvas.convertToBlob({ type: 'image/png' });
          return [...new Uint8Array(await blob.arrayBuffer())];
        });
        const buffer = Buffer.from(drawn);
        await page.locator(input).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
        await toast(page, 'Avatar updated successfully');
        const { avatarUrl } = await storedProfile(page);
        expect(avatarUrl).toMatch(/^\/uploads\/.+\.webp$/);
        await expect(page.getByRole('img', { name: /^Portrait/ })).toHaveAttribute(
          'src',
          avatarUrl,
        );
        expect(await seenByVisitors(page, '/about')).toContain(avatarUrl);
      });
    });
  });

test.describe
  .serial('Skills', () => {
    const skillsCalls = '**/api/skills**';
    const skill = (page: Page, name: string) =>
      page.locator('.skill-group li').filter({ has: page.getByText(name, { exact: true }) });

    /** Opens About on skills of its own; returns the id of the last one. */
    const openWith = async (page: Page, ...names: string[]): Promise<string> => {
      await page.goto('/api/skills');
      let last = '';
      for (const name of names)
        last = String((await sendAsOwner(page, 'POST', 'skills', { name })).id);
      await openAbout(page);
      return last;
    };

    test("adding needs a non-empty trimmed name; the category is optional, sent as null and shown as General; a skill that cannot be added gives 'Failed to add skill' and stays typed; one being typed is kept on this device until it is added", async ({
      page,
      consoleErrors,
    }) => {
      await openAbout(page);
      const add = page.getByRole('region', { name: 'Add a skill' });
      await add.getByLabel('Name').fill('   ');
      await add.getByRole('button', { name: 'Add skill' }).click();
      await expect(add.getByText('Name is required')).toBeVisible();
      const sent = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/api/skills'),
      );
      await add.getByLabel('Name').fill('  Paper models ');
      await expect(add.getByText('Name is required')).toHaveCount(0);
      await page.keyboard.press('Enter');
      expect((await sent).postDataJSON()).toMatchObject({ name: 'Paper models', category: null });
      await toast(page, 'Skill added successfully');
      const general = page.locator('.skill-group').filter({ hasText: 'General' });
      await expect(general).toContainText('Paper models');
      await expect(add.getByLabel('Name')).toHaveValue('');
      await expect(add.getByLabel('Name')).toBeFocused();
      expect(await seenByVisitors(page, '/about')).toContain('Paper models');
      await test.step("a skill that cannot be added gives 'Failed to add skill' and stays typed; so does what is typed while one is being added", async () => {
        await test.step("a skill that cannot be added gives 'Failed to add skill' and stays typed", async () => {
          await cut(page, 'POST', skillsCalls);
          const add = page.getByRole('region', { name: 'Add a skill' });
          await add.getByLabel('Name').fill('Clay');
          await page.keyboard.press('Enter');
          await toast(page, 'Failed to add skill');
          await expect(add.getByRole('alert')).toContainText('The server cannot be reached.');
          await expect(add.getByLabel('Name')).toHaveValue('Clay');
          consoleErrors.length = 0; // the browser logs the aborted request
          await page.unroute(skillsCalls);
        });
        await test.step('what is typed while a skill is being added stays typed', async () => {
          const held = await hold(page, 'POST', skillsCalls);
          const add = page.getByRole('region', { name: 'Add a skill' });
          await add.getByLabel('Name').fill('Felt');
          await page.keyboard.press('Enter');
          await expect(add.getByRole('button', { name: 'Adding…' })).toBeVisible();
          await add.getByLabel('Name').fill('Wool');
          held.release();
          await toast(page, 'Skill added successfully');
          await expect(skill(page, 'Felt')).toBeVisible();
          await expect(add.getByLabel('Name')).toHaveValue('Wool');
        });
      });
      await test.step('a skill being typed is kept on this device until it is added', async () => {
        const add = page.getByRole('region', { name: 'Add a skill' });
        await add.getByLabel('Name').fill('Plaster models');
        await add.getByLabel('Category').fill('Workshop');
        await expect(add.getByText('Unsaved changes, kept on this device.')).toBeVisible();
        page.once('dialog', (question) => question.accept());
        await page.reload();
        await expect(add.getByText('Restored from this device')).toBeVisible();
        await expect(add.getByLabel('Name')).toHaveValue('Plaster models');
        await expect(add.getByLabel('Category')).toHaveValue('Workshop');
        await add.getByLabel('Name').fill('');
        await expect(add.getByText('Unsaved changes')).toBeHidden();
        await expect(add.getByText('Restored from this device')).toBeHidden();
        await page.reload();
        await expect(add.getByLabel('Category')).toHaveValue('');
      });
    });

    test("a skill is changed in the modal; with an empty name it gives 'Name is required' and says to delete instead, which gives the focus to its neighbour; a change that fails gives 'Failed to update skill' and keeps the work", async ({
      page,
      consoleErrors,
    }) => {
      await openWith(page, 'Pulp models');
      await edit(page, 'Pulp models');
      await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
      await test.step("editing with an empty name gives 'Name is required' in the modal, and says to delete instead", async () => {
        const dialog = page.getByRole('dialog', { name: 'Edit Skill' });
        await dialog.getByLabel('Name').fill(' ');
        await save(page);
        await expect(dialog.getByText('Name is required', { exact: true })).toBeVisible();
        await expect(dialog.getByRole('alert')).toContainText(
          'Field cannot be empty. Please delete this skill instead or enter a value.',
        );
        await expect(dialog.getByLabel('Name')).toBeFocused();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
      await test.step("a change that fails gives 'Failed to update skill' and keeps the work", async () => {
        const name = page.getByRole('dialog').getByLabel('Name');
        await name.fill('Cork models');
        await cut(page, 'PUT', skillsCalls);
        await save(page);
        await toast(page, 'Failed to update skill');
        await expect(name).toHaveValue('Cork models');
        consoleErrors.length = 0; // the browser logs the aborted request
        await page.unroute(skillsCalls);
      });
      await test.step('a skill is changed in the modal', async () => {
        const dialog = page.getByRole('dialog', { name: 'Edit Skill' });
        await dialog.getByLabel('Name').fill('Card models');
        await dialog.getByLabel('Category').fill('Craft');
        await dialog.getByLabel('Level').fill('Expert');
        await save(page);
        await toast(page, 'Skill updated successfully');
        await expect(dialog).toBeHidden();
        await expect(page.locator('.skill-group').filter({ hasText: 'Craft' })).toContainText(
          'Card modelsExpert',
        );
        await expect(page.getByRole('button', { name: 'Edit Card models' })).toBeFocused();
        expect(await seenByVisitors(page, '/about')).toContain('Card models');
      });
      await test.step('a skill whose name was emptied can be deleted, and focus goes to its neighbour', async () => {
        await edit(page, 'Card models');
        const dialog = page.getByRole('dialog', { name: 'Edit Skill' });
        await dialog.getByLabel('Name').fill('');
        await save(page);
        await dialog.getByRole('button', { name: 'Delete skill' }).click();
        await page
          .getByRole('dialog')
          .last()
          .getByRole('button', { name: 'Delete', exact: true })
          .click();
        await toast(page, 'Skill deleted successfully');
        await expect(skill(page, 'Card models')).toHaveCount(0);
        await expect(page.locator('[data-skill]:focus')).toBeVisible();
      });
    });

    test('two tabs never overwrite a skill silently; its words that were not saved are offered again', async ({
      page,
      consoleErrors,
    }) => {
      const id = await openWith(page, 'Wire models');
      await edit(page, 'Wire models');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Level').fill('Beginner');
      await sendAsOwner(page, 'PUT', `skills/${id}`, { category: 'Craft', level: 'Master' });
      await save(page);
      await expect(page.locator('.note')).toContainText('Wire models, Craft, Master');
      await page.getByRole('button', { name: 'Take theirs' }).click();
      await expect(skill(page, 'Wire models')).toContainText('Master');
      consoleErrors.length = 0; // the browser logs the 412
      await test.step('the words of a skill that were not saved are offered again', async () => {
        await edit(page, 'Dynamo');
        await dialog.getByLabel('Level').fill('Half a word');
        page.once('dialog', (question) => question.accept());
        await page.reload();
        await edit(page, 'Dynamo');
        await expect(dialog.getByText('Restored from this device')).toBeVisible();
        await expect(dialog.getByLabel('Level')).toHaveValue('Half a word');
        page.once('dialog', (question) => question.accept());
        await page.keyboard.press('Escape');
        await edit(page, 'Dynamo');
        await expect(dialog.getByLabel('Level')).not.toHaveValue('Half a word');
      });
    });

    test('a skill deleted meanwhile is no longer in the list, and can be saved as a new one; meanwhile its words and the dialog stay; so can words for one that was deleted since', async ({
      page,
      consoleErrors,
    }) => {
      const id = await openWith(page, 'Wax models');
      await edit(page, 'Wax models');
      const dialog = page.getByRole('dialog', { name: 'Edit Skill' });
      await dialog.getByLabel('Name').fill('Clay models');
      await sendAsOwner(page, 'DELETE', `skills/${id}`);
      await save(page);
      await expect(dialog.getByRole('alert')).toContainText('This skill was deleted meanwhile');
      await expect(skill(page, 'Wax models')).toHaveCount(0);
      await expectAccessible(page);
      await test.step('its words and the dialog stay while it is saved', async () => {
        const { release } = await hold(page, 'POST', skillsCalls);
        await dialog.getByRole('button', { name: 'Save as new' }).dblclick();
        await expect(dialog.getByRole('button', { name: 'Saving…' })).toBeVisible();
        const name = dialog.getByLabel('Name');
        await name.press('X');
        await page.keyboard.press('Escape');
        await expect(name).toHaveValue('Clay models');
        release();
      });
      await toast(page, 'Skill added successfully');
      await expect(dialog).toBeHidden();
      await expect(skill(page, 'Clay models')).toHaveCount(1);
      expect(await seenByVisitors(page, '/about')).toContain('Clay models');
      consoleErrors.length = 0; // the browser logs the 404
      await page.unroute(skillsCalls);
      await test.step('words for a skill that was deleted since are offered as a new one', async () => {
        const { id } = await sendAsOwner(page, 'POST', 'skills', { name: 'Brass models' });
        await page.reload();
        await edit(page, 'Brass models');
        await dialog.getByLabel('Name').fill('Stained glass');
        page.once('dialog', (question) => question.accept());
        await page.reload();
        // The list is asked for as the tools come: a skill deleted before that would not be in it.
        await expect(editButton(page, 'Brass models')).toBeVisible();
        await sendAsOwner(page, 'DELETE', `skills/${id}`);
        await edit(page, 'Brass models');
        await expect(dialog.getByRole('alert')).toContainText('This skill was deleted meanwhile');
        await dialog.getByRole('button', { name: 'Save as new' }).click();
        await expect(skill(page, 'Stained glass')).toHaveCount(1);
        consoleErrors.length = 0; // the browser logs the 404
      });
    });

    test("deleting asks 'Are you sure you want to delete this skill?'; the skill is removed from the list at once; if the server call fails, the list is restored", async ({
      page,
      consoleErrors,
    }) => {
      const gone = await openWith(
        page,
        'Stone models',
        'Silk models',
        'Slate models',
        'Sand models',
      );
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(skillsCalls, async (route) => {
        if (route.request().method() !== 'DELETE') return route.continue();
        await held;
        return route.abort();
      });
      await page.getByRole('button', { name: 'Delete Stone models' }).click();
      const question = page.getByRole('dialog', {
        name: 'Are you sure you want to delete this skill?',
      });
      await expect(question).toHaveAccessibleDescription('Stone models');
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(skill(page, 'Stone models')).toHaveCount(0);
      release();
      await toast(page, 'Failed to delete skill');
      await expect(skill(page, 'Stone models')).toBeVisible();
      consoleErrors.length = 0; // the browser logs the aborted request
      await page.unroute(skillsCalls);
      await test.step('the skill is removed from the list at once', async () => {
        await page.getByRole('button', { name: 'Delete Stone models' }).click();
        await page.getByRole('button', { name: 'Delete', exact: true }).click();
        await toast(page, 'Skill deleted successfully');
        await expect(skill(page, 'Stone models')).toHaveCount(0);
        await expect(page.locator('[data-skill]:focus')).toBeVisible();
        expect(await seenByVisitors(page, '/about')).not.toContain('Stone models');
      });
      await test.step('of two skills whose deletions fail at once, both are in the list again', async () => {
        const names = ['Slate models', 'Silk models'];
        const held = Promise.withResolvers<void>();
        await answerTo(page, 'DELETE', skillsCalls, async (route) => {
          await held.promise;
          return route.abort();
        });
        for (const name of names) {
          await page.getByRole('button', { name: `Delete ${name}` }).click();
          await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
          await expect(skill(page, name)).toHaveCount(0);
        }
        held.resolve();
        for (const name of names) await expect(skill(page, name)).toBeVisible();
        consoleErrors.length = 0; // the browser logs the aborted requests
        await page.unroute(skillsCalls);
      });
      await test.step("a skill deleted meanwhile gives 'Failed to load data', and leaves the list", async () => {
        await sendAsOwner(page, 'DELETE', `skills/${gone}`);
        await edit(page, 'Sand models');
        await toast(page, 'Failed to load data');
        await expect(skill(page, 'Sand models')).toHaveCount(0);
        await expect(page.getByRole('heading', { name: 'Skills and Expertise' })).toBeFocused();
        consoleErrors.length = 0; // the browser logs the 404
      });
    });
  });

test('the editors are accessible and never scroll sideways, in both themes at every width', async ({
  page,
}) => {
  await openAbout(page);
  for (const what of ['interests', 'languages', 'about me']) await edit(page, what);
  await expect(page.getByRole('textbox', { name: 'About Me' })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessibleInEveryLook(page);
});

test('a level is not broken beside a long name', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto('/about');
  const languages = [{ name: 'Brazilian Portuguese, spoken every day', level: 'Conversational' }];
  await sendAsOwner(page, 'POST', 'profile', { socials: { extras: { languages } } });
  await sendAsOwner(page, 'POST', 'skills', {
    name: 'Computational design and the parametric modelling of everything',
    level: 'Intermediate',
  });
  await page.reload();
  for (const level of ['Conversational', 'Intermediate']) {
    const lines = await page
      .locator('main')
      .getByText(level, { exact: true })
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
    expect(lines, level).toBe(1);
  }
});

test.describe('A site with nothing in it', () => {
  let empty: RunningServer;
  test.beforeAll(async () => {
    empty = await startServer();
  });
  test.afterAll(() => empty.stop());

  test('has its empty states, and takes the first words', async ({ page }) => {
    await page.goto(`${empty.address}/about`);
    await expect(page.getByText('Nothing is written here yet.')).toBeVisible();
    await expect(page.getByText('No skills are listed yet.')).toBeVisible();
    await expect(page.getByText('Not set yet')).toHaveCount(4);
    await signIn(page);
    const none = await page.getByText('No skills are listed yet.').boundingBox();
    const add = await page.getByRole('region', { name: 'Add a skill' }).boundingBox();
    expect(add?.y).toBeGreaterThan((none?.y ?? 0) + (none?.height ?? 0) + 8);
    await page.getByRole('button', { name: 'Add a quote' }).click();
    await page.getByRole('dialog').getByLabel('Quote').fill('A first word.');
    await save(page);
    await expect(page.locator('blockquote')).toHaveText('A first word.');
    await page.getByRole('region', { name: 'Add a skill' }).getByLabel('Name').fill('Listening');
    await page.keyboard.press('Enter');
    await expect(page.locator('.skill-group')).toContainText('Listening');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

import type { Page } from '@playwright/test';
import { tagHue } from '../../src/lib/tag-colour.ts';
import { expectAccessible, wear } from './accessible.ts';
import {
  endSession,
  expect,
  pixel,
  seenByVisitors,
  sendAsOwner,
  signIn,
  test,
  tooLarge,
} from './fixtures.ts';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const list = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: /^Save (Certificate|Changes)$/ });
const card = (page: Page, title: string) =>
  page.locator('[data-list] [data-certificate]', { hasText: title });

test.beforeEach(async ({ page }) => {
  await page.route('**/api/certificates/*/verification', (route) =>
    route.fulfill({ json: { ok: true, status: 200, finalUrl: '', checkedAt: '2026-11-20' } }),
  );
});

async function fillRequired(page: Page, title: string): Promise<void> {
  await box(page, 'Title').fill(title);
  await list(page, 'Issuer / Platform').selectOption('Coursera');
  await list(page, 'Type').selectOption('Course');
}

/** What is read aloud though nothing shows it in words. */
const announced = (page: Page) => page.locator('body > [aria-live].visually-hidden');

async function startAsOwner(page: Page, path = '/certificates/new'): Promise<void> {
  await page.goto(path);
  await signIn(page);
}

/** An icon file (ICO) with one picture. */
const iconHead = [0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 1, 0, 32, 0, pixel.length, 0, 0, 0, 22, 0, 0, 0];
const icon = Buffer.concat([Buffer.from(iconHead), pixel]);

test.describe('Certificate form', () => {
  test('examples have the contrast of hints in both themes; it is checked in this order on submit; what the card will look like follows what is written', async ({
    page,
  }) => {
    await page.goto('/certificates/new');
    await test.step('examples in empty boxes have the contrast of hints in both themes', async () => {
      for (const theme of ['light', 'dark'] as const) {
        await wear(page, theme);
        const hint = await page
          .getByText('or drop or paste a picture here')
          .evaluate((words) => getComputedStyle(words).color);
        for (const field of ['Month / Year', 'Skills']) {
          const shown = await box(page, field).evaluate((it) => {
            const { color, opacity } = getComputedStyle(it, '::placeholder');
            return [color, opacity];
          });
          expect(shown).toEqual([hint, '1']);
        }
      }
      await wear(page, 'light');
    });
    await test.step('is checked in this order on submit', async () => {
      await expect(page.getByRole('heading', { name: 'Add Certificate' })).toBeVisible();
      const banner = page.locator('.note.danger');
      for (const [text, mend] of [
        [
          'Title is required.',
          async () => {
            await box(page, 'Title').pressSequentially('Beams');
            await expect(box(page, 'Title')).toHaveValue('Beams');
            await expect(box(page, 'Title')).toBeFocused();
          },
        ],
        [
          'Issuer is required.',
          async () => {
            await list(page, 'Issuer / Platform').selectOption('Custom');
            await save(page).click();
            await expect(box(page, 'Issuer / Platform, in your words')).toBeFocused();
            await box(page, 'Issuer / Platform, in your words').fill('House of Beams');
          },
        ],
        ['Type is required.', () => list(page, 'Type').selectOption('Exam')],
      ] as const) {
        await save(page).click();
        await expect(banner).toHaveText(text);
        // Focus is on the field by then, which says it.
        await expect(page.getByRole('alert')).toHaveCount(0);
        if (text.startsWith('Title')) await expectAccessible(page);
        await mend();
      }
    });
    await test.step('what the card will look like follows what is written', async () => {
      const preview = page.getByRole('complementary', { name: 'Preview of the card' });
      await expect(preview).toContainText('No image');
      await fillRequired(page, 'Beams');
      await box(page, 'Month / Year').fill('4/2026');
      await box(page, 'Credential ID').fill('B-1');
      await expect(preview).toContainText('Course04/2026BeamsCoursera');
      await expect(preview.locator('svg.plan')).toBeVisible();
      await page.locator('input[type=file]').setInputFiles({
        name: 'beams.png',
        mimeType: 'image/png',
        buffer: pixel,
      });
      await expect(preview.locator('img')).toBeVisible();
      await expectAccessible(page, 'aside');
    });
  });

  test('Custom stays chosen, whatever its text box contains, until a preset is picked; the month by hand and by its picker; skills: comma-separated tags with an Add button', async ({
    page,
  }) => {
    const issuer = list(page, 'Issuer / Platform');
    const own = box(page, 'Issuer / Platform, in your words');
    await page.goto('/certificates/new');
    await issuer.selectOption('Custom');
    for (const words of ['Meta', '']) {
      await own.fill(words);
      await expect(own).toBeFocused();
      await expect(issuer).toHaveValue('Custom');
    }
    await issuer.selectOption('Meta');
    await expect(own).toHaveCount(0);
    await test.step('the month by hand and by its picker; skills: comma-separated tags with an Add button', async () => {
      await test.step('the month text box accepts M/YYYY, MM-YYYY or MM.YYYY, otherwise the value is cleared', async () => {
        const month = box(page, 'Month / Year');
        for (const [typed, shown] of [
          ['07.2019', '07/2019'],
          ['13/2020', ''],
        ] as const) {
          await month.fill(typed);
          await month.blur();
          await expect(month).toHaveValue(shown);
        }
      });
      await test.step('a month-and-year picker popup with year arrows and a 15-year grid', async () => {
        const opener = page.getByRole('button', { name: 'Choose month' });
        await box(page, 'Month / Year').fill('04/2021');
        await opener.click();
        const popup = page.getByRole('group', { name: 'Month and year' });
        await popup.getByRole('button', { name: 'Later year' }).click();
        await expect(announced(page)).toHaveText('2022');
        await popup.getByRole('button', { name: '2022, show years' }).click();
        await expect(popup.getByRole('button', { name: /^\d{4}$/ })).toHaveCount(15);
        await expectAccessible(page);
        await popup.getByRole('button', { name: '2015', exact: true }).click();
        await expect(popup.getByRole('button', { name: '2015, show years' })).toBeFocused();
        await popup.getByRole('button', { name: 'Sep 2015' }).click();
        await expect(popup).toBeHidden();
        await expect(box(page, 'Month / Year')).toHaveValue('09/2015');
        await opener.click();
        await popup.getByRole('button', { name: 'Later year' }).press('Escape');
        await expect(popup).toBeHidden();
        await expect(opener).toBeFocused();
        await opener.click();
        await page.getByRole('heading', { level: 1 }).click();
        await expect(popup).toBeHidden();
      });
      await test.step('skills: comma-separated tags with an Add button; Enter also adds; duplicates merged', async () => {
        const skills = box(page, 'Skills');
        await skills.fill('IFC, Revit, ifc');
        await skills.press('Enter');
        await expect(announced(page)).toHaveText('Added: IFC, Revit');
        await skills.pressSequentially('Steel');
        await page.getByRole('button', { name: 'Add', exact: true }).click();
        await expect(announced(page)).toHaveText('Added: Steel');
        const tags = page.locator('.tag-input .tag');
        await expect(tags).toHaveText(['IFC', 'Revit', 'Steel']);
        await page.getByRole('button', { name: 'Remove Revit' }).click();
        await expect(tags).toHaveText(['IFC', 'Steel']);
        await expect(announced(page)).toHaveText('Removed: Revit');
        await skills.press('Backspace');
        await expect(tags).toHaveText(['IFC']);
        await expect(announced(page)).toHaveText('Removed: Steel');
      });
    });
  });

  test("link check: 'Checking...', then a result text; it takes no second press, fills empty fields on request, and ends when its address changes", async ({
    page,
    consoleErrors,
  }) => {
    await startAsOwner(page);
    await test.step('Check link keeps the focus while it checks, and takes no second press meanwhile', async () => {
      let asked = 0;
      const held = Promise.withResolvers<void>();
      await page.route('**/api/certificates/resolve', async (route) => {
        asked += 1;
        await held.promise;
        await route.fulfill({ json: { ok: false, status: 404, finalUrl: 'https://a.test/' } });
      });
      await box(page, 'Verification URL').fill('https://a.test/');
      const check = page.getByRole('button', { name: 'Check link' });
      await check.press('Enter');
      await expect(check).toBeDisabled();
      await expect(check).toBeFocused();
      await page.keyboard.press('Enter');
      held.resolve();
      await expect(page.getByText('Unreachable (status 404)')).toBeVisible();
      await expect(check).toBeFocused();
      expect(asked).toBe(1);
    });
    await test.step("link check: 'Checking...', then a result text; fills empty fields on request", async () => {
      const answers = [
        { status: 422, json: { detail: 'No.' }, contentType: 'application/problem+json' },
        { json: { ok: false, status: 404, finalUrl: 'https://a.test/' } },
        {
          json: {
            ok: true,
            status: 200,
            finalUrl: 'https://a.test/b',
            title: 'From the page',
            issuer: 'Page House',
            description: 'Told by the page',
            image: null,
          },
        },
      ];
      await page.route('**/api/certificates/resolve', (route) =>
        route.fulfill(answers.shift() ?? {}),
      );
      await box(page, 'Description').fill('Mine');
      await box(page, 'Verification URL').fill(' https://a.test/ '); // values are trimmed
      await expect(page.getByRole('link', { name: 'Open in new tab' })).toHaveAttribute(
        'href',
        'https://a.test/',
      );
      const check = page.getByRole('button', { name: 'Check link' });
      for (const text of [
        'Error: No.',
        'Unreachable (status 404)',
        'OK 200 • final: https://a.test/b',
      ]) {
        await check.click();
        await expect(page.getByText(text)).toBeVisible();
      }
      await page.getByRole('button', { name: 'Fill empty fields from the page' }).click();
      await expect(box(page, 'Title')).toHaveValue('From the page');
      await expect(box(page, 'Issuer / Platform, in your words')).toHaveValue('Page House');
      await expect(box(page, 'Description')).toHaveValue('Mine');
      consoleErrors.length = 0; // the browser logs the 422
    });
    await test.step('a link check ends when its address changes, whatever is answered about it later', async () => {
      await box(page, 'Title').fill('');
      const held = Promise.withResolvers<void>();
      await page.route('**/api/certificates/resolve', async (route) => {
        const { url } = route.request().postDataJSON();
        if (url === 'https://old.test/') await held.promise;
        const found = { title: `About ${url}`, issuer: '', description: '', image: null };
        await route.fulfill({ json: { ok: true, status: 200, finalUrl: url, ...found } });
      });
      const check = page.getByRole('button', { name: 'Check link' });
      const fill = page.getByRole('button', { name: 'Fill empty fields from the page' });
      await box(page, 'Verification URL').fill('https://old.test/');
      await check.click();
      await expect(page.getByText('Checking...')).toBeVisible();
      await box(page, 'Verification URL').fill('https://new.test/');
      await expect(page.getByText('Checking...')).toBeHidden();
      const late = page.waitForResponse('**/api/certificates/resolve');
      held.resolve();
      await (await late).finished();
      await expect(fill).toBeHidden();
      await check.click();
      await expect(page.getByText('OK 200 • final: https://new.test/')).toBeVisible();
      await fill.click();
      await expect(box(page, 'Title')).toHaveValue('About https://new.test/');
    });
  });

  test("'Certificate not found.'", async ({ page, consoleErrors }) => {
    for (const id of ['nothing', '088dc214-edf4-4b74-8928-000000000000']) {
      await page.goto(`/certificates/edit/${id}`);
      await expect(page.getByRole('alert')).toHaveText('Certificate not found.');
    }
    await expectAccessible(page);
    consoleErrors.length = 0; // the browser logs the 404
  });

  test('a visitor who saves has the certificate stored only on the device, and edits it there', async ({
    page,
  }) => {
    await page.goto('/certificates/new');
    await fillRequired(page, 'Kept on this device');
    await list(page, 'Type').selectOption('Exam');
    const many = Array.from({ length: 14 }, (_, n) => `Skill number ${n}`);
    await test.step('one press of Save is enough, whatever is still in the box for skills', async () => {
      await page.getByPlaceholder('Add a skill').fill(many.join(', '));
      await save(page).click();
      await expect(page).toHaveURL(/\/certificates$/);
      const kept = await page.evaluate(() => localStorage.getItem('certificates.userAdded'));
      expect(JSON.parse(kept ?? '[]')[0].skills).toEqual(many);
    });
    const local = card(page, 'Kept on this device');
    const type = local.getByText('Exam', { exact: true });
    await expect(type).toHaveAttribute('style', new RegExp(`--tag-${tagHue('Exam')}\\b`));
    await expect(local).toContainText('On this device only');
    await expectAccessible(page);
    await local.getByRole('link', { name: 'Edit' }).click();
    await expect(page).toHaveURL(/\/certificates\/edit\/cert-[\w-]+$/);
    await expect(page.getByRole('heading', { name: 'Edit Certificate' })).toBeVisible();
    await expect(save(page)).toHaveText('Save Changes');
    await box(page, 'Title').fill('Changed on this device');
    await save(page).click();
    await expect(card(page, 'Changed on this device')).toHaveCount(1);
    await expect(card(page, 'Kept on this device')).toHaveCount(0);
    const answer = await page.request.get('/api/certificates');
    expect(await answer.text()).not.toContain('on this device');
    await card(page, 'Changed on this device').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(card(page, 'Changed on this device')).toHaveCount(0);
    await expect(page.locator('[data-certificate] h2 a').last()).toBeFocused();
  });
});

test.describe('A certificate on this device', () => {
  test('is one however often a certificate of the server is edited, each time from where it was left; like every other it is de-duplicated by title plus issuer; it can be opened and removed', async ({
    page,
  }) => {
    await page.goto('/certificates');
    const count = page.locator('[data-count]');
    const before = (await count.textContent()) ?? '';
    for (const [described, words] of [
      [/\S/, 'First words'],
      ['First words', 'Second words'],
    ] as const) {
      await page.goto('/certificates/edit/46573114-b0a0-48de-93b4-0e43b2d90cb0');
      await expect(box(page, 'Description')).toHaveValue(described);
      await box(page, 'Description').fill(words);
      await save(page).click();
      await expect(page).toHaveURL(/\/certificates$/);
    }
    const kept = await page.evaluate(() => localStorage.getItem('certificates.userAdded'));
    expect(JSON.parse(kept ?? '[]')).toMatchObject([{ description: 'Second words' }]);
    const [{ title }] = JSON.parse(kept ?? '[]');
    const shown = card(page, title);
    await expect(shown).toContainText('Another version on this device');
    await expect(shown).toHaveCount(1);
    await expect(card(page, 'On this device only')).toHaveCount(0);
    await expect(count).toHaveText(before);

    await test.step('can be opened and removed when the server has another version of it', async () => {
      await shown.getByRole('link', { name: 'Edit' }).click();
      await expect(box(page, 'Description')).toHaveValue('Second words');
      await page.goto('/certificates');
      await page.getByRole('link', { name: title }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').last().getByRole('button', { name: 'Delete' }).click();
      await expect(shown).not.toContainText('Another version on this device');
      await expect(shown).toHaveCount(1);
      const left = await page.evaluate(() => localStorage.getItem('certificates.userAdded'));
      expect(left).toBe('[]');
    });
  });

  test('has its issuer and its type among the choices, as long as it exists; its dialog shows a verify link', async ({
    page,
  }) => {
    await page.goto('/certificates/new');
    await fillRequired(page, 'Of an issuer of its own');
    await list(page, 'Issuer / Platform').selectOption('Springboard');
    await list(page, 'Type').selectOption('Diploma');
    await box(page, 'Credential ID').fill('DEV-1');
    await box(page, 'Verification URL').fill('https://a.test/b');
    await save(page).click();
    const own = card(page, 'Of an issuer of its own');
    const issuer = list(page, 'Issuer');
    await list(page, 'Type').selectOption('Diploma');
    await issuer.selectOption('Springboard');
    await expect(page.locator('[data-count]')).toContainText('Showing 1 of');
    await test.step('shows a verify link in its dialog', async () => {
      await page.getByRole('link', { name: 'Of an issuer of its own' }).click();
      const dialog = page.getByRole('dialog', { name: 'Of an issuer of its own' });
      await expect(dialog.getByText('DEV-1')).toBeVisible();
      const link = dialog.getByRole('link', { name: 'Verify' });
      await expect(link).toHaveAttribute('href', 'https://a.test/b');
      await expect(link).toHaveAttribute('target', '_blank');
      await expectAccessible(page, 'dialog[open]');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
    await own.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(own).toHaveCount(0);
    await expect(issuer.locator('option', { hasText: 'Springboard' })).toHaveCount(0);
    await expect(issuer).toHaveValue('');
  });
});

test.describe
  .serial('Certificate form of the owner', () => {
    test('saves with the image uploaded first, live for every visitor', async ({ page }) => {
      await startAsOwner(page);
      await fillRequired(page, 'New for all');
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: pixel });
      await expect(page.getByRole('img', { name: 'The certificate as' })).toBeVisible();
      const upload = page.waitForRequest('**/api/upload/image');
      await save(page).click();
      expect((await upload).postData()).toContain('filename="certificate.png"');
      await expect(page).toHaveURL(/\/certificates$/);
      await expect(page.locator('.toast')).toContainText('Saved. Live for every visitor');
      await expect(card(page, 'New for all').locator('img')).toHaveAttribute('src', /^\/uploads\//);
      expect(await seenByVisitors(page, '/certificates')).toContain('New for all');
    });

    test('a file that is no image, or too large, is told of, and nothing is saved; when the upload fails, the inline image is kept, and becomes a file with the save', async ({
      page,
      consoleErrors,
    }) => {
      await startAsOwner(page);
      await test.step('a file that is no image, or too large, is told of; nothing is saved', async () => {
        await fillRequired(page, 'No picture');
        const choose = (name: string, buffer: Buffer) =>
          page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/png', buffer });
        await page.locator('input[type="file"]').setInputFiles(await tooLarge(test.info()));
        await expect(page.getByText('File size must be less than 5MB')).toBeVisible();
        await choose('fake.png', Buffer.from('no picture'));
        await expect(page.getByRole('alert')).toHaveText(
          'The file is not an image that can be read.',
        );
        await expect(page.getByRole('img', { name: 'The certificate as' })).toHaveCount(0);
        await expect(announced(page)).toHaveCount(0);
        await choose('icon.png', icon); // which the browser can read, and the server cannot
        await expect(page.getByRole('img', { name: 'The certificate as' })).toBeVisible();
        await expect(announced(page)).toHaveText('Picture added.');
        await save(page).click();
        await expect(
          page.getByRole('alert').filter({ hasText: 'The file is not an image that can be read.' }),
        ).not.toHaveCount(0);
        await expect(page).toHaveURL(/\/certificates\/new$/);
        consoleErrors.length = 0; // the browser logs the refusals
      });
      await test.step('when the upload fails, the inline image is kept, and becomes a file with the save', async () => {
        await page.route('**/api/upload/image', (route) => route.abort());
        await fillRequired(page, 'Inline');
        await page
          .locator('input[type="file"]')
          .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: pixel });
        await expect(page.getByRole('img', { name: 'The certificate as' })).toBeVisible();
        await page.getByRole('button', { name: 'Remove' }).click();
        await expect(page.getByRole('img', { name: 'The certificate as' })).toHaveCount(0);
        await page
          .locator('input[type="file"]')
          .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: pixel });
        await save(page).click();
        await expect(card(page, 'Inline').locator('img')).toHaveAttribute('src', /^\/uploads\//);
        consoleErrors.length = 0; // the browser logs the aborted request
      });
    });

    test('editing an API-sourced one goes to /certificates/new with the item as prefill, and saves the same entry, whatever its id', async ({
      page,
    }) => {
      await startAsOwner(page, '/certificates');
      await test.step('editing an API-sourced one goes to /certificates/new with the item as prefill', async () => {
        const some = card(page, 'Japanese for professional use');
        await some.hover();
        await some.getByRole('link', { name: 'Edit' }).click();
        await expect(page).toHaveURL(/\/certificates\/new$/);
        await expect(page.getByRole('heading', { name: 'Edit Certificate' })).toBeVisible();
        await expect(box(page, 'Credential ID')).toHaveValue('LS-N2-18-40926');
        await box(page, 'Title').fill('Japanese for professional use, renewed');
        await save(page).click();
        await expect(card(page, 'Japanese for professional use')).toHaveCount(1);
        await expect(card(page, 'Japanese for professional use, renewed')).toHaveCount(1);
        await page.getByRole('link', { name: 'Add Certificate' }).click();
        await expect(box(page, 'Title')).toHaveValue('');
      });
      await test.step('one whose id is no UUID is also filled in, and saved as the same entry', async () => {
        const wanted = { id: 'old-card', title: 'Old card', issuer: 'Meta', type: 'Badge' };
        const { id } = await sendAsOwner(page, 'POST', 'certificates', wanted);
        expect(id).toBe('old-card');
        await page.goto('/certificates');
        await card(page, 'Old card').hover();
        await card(page, 'Old card').getByRole('link', { name: 'Edit' }).click();
        await expect(page.getByRole('heading', { name: 'Edit Certificate' })).toBeVisible();
        await box(page, 'Title').fill('Old card, renewed');
        await save(page).click();
        await expect(card(page, 'Old card')).toHaveCount(1);
        await expect(card(page, 'Old card, renewed')).toHaveAttribute(
          'data-certificate',
          'old-card',
        );
      });
    });

    test("Edit is filled in: in a tab of its own there, and nowhere else; in this tab until 'Cancel' or 'Back to Certificates', also when it is read again", async ({
      page,
    }) => {
      await startAsOwner(page, '/certificates');
      await test.step('Edit opened in a tab of its own is filled in there, and nowhere else', async () => {
        const some = card(page, 'Functional programming');
        await some.hover();
        const [tab] = await Promise.all([
          page.context().waitForEvent('page'),
          some.getByRole('link', { name: 'Edit' }).click({ modifiers: ['ControlOrMeta'] }),
        ]);
        await expect(tab.getByRole('heading', { name: 'Edit Certificate' })).toBeVisible();
        await expect(box(tab, 'Title')).toHaveValue('Functional programming');
        await tab.close();
        await page.getByRole('link', { name: 'Add Certificate' }).click();
        await expect(page.getByRole('heading', { name: 'Add Certificate' })).toBeVisible();
        await expect(box(page, 'Title')).toHaveValue('');
        await page.goto('/certificates');
      });

      for (const way of ['Cancel', 'Back to Certificates']) {
        await test.step(way, async () => {
          const some = card(page, 'Functional programming');
          await some.hover();
          await some.getByRole('link', { name: 'Edit' }).click();
          await expect(box(page, 'Title')).toHaveValue('Functional programming');
          if (way === 'Cancel') await page.reload();
          await expect(box(page, 'Title')).toHaveValue('Functional programming');
          await page.getByRole('link', { name: way }).click();
          await expect(page).toHaveURL(/\/certificates$/);
          await page.getByRole('link', { name: 'Add Certificate' }).click();
          await expect(page.getByRole('heading', { name: 'Add Certificate' })).toBeVisible();
          await expect(box(page, 'Title')).toHaveValue('');
          await page.goto('/certificates');
        });
      }
    });

    test('what was not saved is kept on this device until it is discarded; Cancel asks before it discards changes, and nothing is restored afterwards', async ({
      page,
    }) => {
      await startAsOwner(page);
      await test.step('what was not saved is kept on this device, and can be discarded', async () => {
        await box(page, 'Title').fill('Half a certificate');
        page.once('dialog', (dialog) => dialog.accept());
        await page.goto('/certificates');
        await page.getByRole('link', { name: 'Add Certificate' }).click();
        await expect(page.getByText('Restored from this device')).toBeVisible();
        await expect(box(page, 'Title')).toHaveValue('Half a certificate');
        await page.getByRole('button', { name: 'Discard them' }).click();
        await expect(box(page, 'Title')).toHaveValue('');
        await page.goto('/certificates/new');
        await expect(box(page, 'Title')).toHaveValue('');
      });
      await test.step('Cancel asks before it discards changes, and nothing is restored afterwards', async () => {
        await box(page, 'Title').fill('Half a certificate');
        page.once('dialog', (dialog) => dialog.dismiss());
        await page.getByRole('link', { name: 'Cancel' }).click();
        await expect(box(page, 'Title')).toHaveValue('Half a certificate');
        page.once('dialog', async (dialog) => {
          expect(dialog.message()).toBe('Discard what you changed?');
          await dialog.accept();
        });
        await page.getByRole('link', { name: 'Cancel' }).click();
        await expect(page).toHaveURL(/\/certificates$/);
        await page.getByRole('link', { name: 'Add Certificate' }).click();
        await expect(box(page, 'Title')).toHaveValue('');
        await expect(page.getByText('Restored from this device')).toHaveCount(0);
      });
    });

    test('an expired session keeps the work and is renewed in place; two tabs never overwrite each other; only the reasons are read aloud at once', async ({
      page,
      consoleErrors,
    }) => {
      const alert = page.getByRole('alert');
      await startAsOwner(page, '/certificates/edit/46573114-b0a0-48de-93b4-0e43b2d90cb0');
      await box(page, 'Description').fill('Mine');
      const path = 'certificates/46573114-b0a0-48de-93b4-0e43b2d90cb0';
      await sendAsOwner(page, 'PUT', path, { description: 'Theirs' });
      await endSession(page);
      await save(page).click();
      await expect(alert.first()).toContainText('Owner mode required');
      await expect(alert.locator('form, button, input, [role="alert"]')).toHaveCount(0);
      await expect(page.getByText('What you save here stays on this device')).toHaveCount(0);
      await page.getByLabel('Passphrase').fill('correct horse battery staple');
      await page.keyboard.press('Enter');
      await expect(alert).toHaveText(/changed meanwhile.*\. It now says:$/);
      await expect(alert.locator('button, .theirs')).toHaveCount(0);
      await page.getByRole('button', { name: 'Keep mine' }).click();
      await expect(page).toHaveURL(/\/certificates$/);
      consoleErrors.length = 0; // the browser logs the 412
    });
  });

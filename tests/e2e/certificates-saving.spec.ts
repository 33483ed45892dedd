import type { Page } from '@playwright/test';
import type { CertificateView } from '../../src/entities/certificate.ts';
import { type RunningServer, startServer } from '../fixtures/running-server.ts';
import { expectAccessible } from './accessible.ts';
import { beginAsOwner, expect, hold, sendAsOwner, signIn, test } from './fixtures.ts';

test.use({ site: 'certificates as saved' });

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const list = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: /^Save (Certificate|Changes)$/ });
const shown = (page: Page) => page.getByRole('img', { name: 'The certificate as' });
const card = (page: Page, title: string) =>
  page.locator('[data-list] [data-certificate]', { hasText: title });

async function fillRequired(page: Page, title: string): Promise<void> {
  await box(page, 'Title').fill(title);
  await list(page, 'Issuer / Platform').selectOption('Coursera');
  await list(page, 'Type').selectOption('Course');
}

type Given = { by: 'drop' | 'paste'; type: string };

/** Drops a picture of a type on the image area, or pastes it into the page. */
const give = (page: Page, given: Given) =>
  page.evaluate(async ({ by, type }) => {
    const data = new DataTransfer();
    const picture = await new OffscreenCanvas(1, 1).getContext('2d')?.canvas.convertToBlob();
    data.items.add(new File(picture ? [picture] : [], 'a', { type }));
    const place = document.querySelector('input[type="file"]')?.parentElement;
    const init = { bubbles: true, cancelable: true };
    if (by === 'drop') place?.dispatchEvent(new DragEvent('drop', { ...init, dataTransfer: data }));
    else document.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }));
  }, given);

test.describe
  .serial('Certificate, as saved', () => {
    test('an image is accepted on drop or paste only if its type starts with image/, and can be read and saved', async ({
      page,
    }) => {
      await page.goto('/certificates/new');
      await expect(box(page, 'Title')).toBeVisible();
      await test.step('a picture of a kind that cannot be saved is refused as soon as it is given', async () => {
        const refused = 'The file is not an image that can be read.';
        for (const by of ['drop', 'paste'] as const) {
          for (const type of by === 'drop' ? ['image/svg+xml', 'image/heic'] : ['image/heic']) {
            await give(page, { by, type });
            await expect(page.getByRole('alert')).toHaveText(refused);
            await expect(shown(page)).toHaveCount(0);
          }
          await give(page, { by: 'paste', type: 'image/png' });
          await expect(shown(page)).toBeVisible();
          await expect(page.getByRole('alert')).toHaveCount(0);
          await page.getByRole('button', { name: 'Remove', exact: true }).click();
        }
      });
      await test.step('a picture that cannot be read is reported, until another one is chosen', async () => {
        await page.evaluate(() => {
          const { readAsDataURL } = FileReader.prototype;
          FileReader.prototype.readAsDataURL = function fail() {
            FileReader.prototype.readAsDataURL = readAsDataURL;
            this.dispatchEvent(new ProgressEvent('error'));
          };
        });
        await give(page, { by: 'paste', type: 'image/png' });
        await expect(page.getByRole('alert')).toHaveText('The picture could not be read.');
        await give(page, { by: 'paste', type: 'image/png' });
        await expect(shown(page)).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
        await page.getByRole('button', { name: 'Remove', exact: true }).click();
      });
      await test.step('an image is accepted on drop or paste only if its type starts with image/', async () => {
        for (const by of ['drop', 'paste'] as const) {
          await give(page, { by, type: 'text/plain' });
          await expect(shown(page)).toHaveCount(0);
          const told = page.getByText('The file is not an image that can be read.');
          await expect(told).toHaveCount(by === 'drop' ? 1 : 0);
          await give(page, { by, type: 'image/png' });
          await expect(shown(page)).toHaveAttribute('src', /^data:image\/png/);
          await page.getByRole('button', { name: 'Remove', exact: true }).click();
          await expect(shown(page)).toHaveCount(0);
          await expect(page.getByRole('button', { name: 'Choose image' })).toBeFocused();
        }
        await page
          .locator('input[type="file"]')
          .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
        await expect(page.getByRole('alert')).toHaveText('Please choose a picture.');
        await expect(shown(page)).toHaveCount(0);
        await page.getByRole('link', { name: 'Cancel' }).click();
        await expect(page).toHaveURL(/\/certificates$/);
      });
    });

    test("'Saving...' while busy; then 'Failed to save certificate.' (server message shown if present), and editable again", async ({
      page,
      consoleErrors,
    }) => {
      await page.goto('/certificates/new');
      await signIn(page);
      await fillRequired(page, 'Hard to save');
      const held = Promise.withResolvers<void>();
      await page.route('**/api/certificates', async (route) => {
        await held.promise;
        const detail = 'The disk is full.';
        await route.fulfill({
          status: 507,
          contentType: 'application/problem+json',
          json: { detail },
        });
      });
      await save(page).click();
      await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
      await page.getByRole('link', { name: 'Cancel' }).dispatchEvent('click');
      await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
      held.resolve();
      const banner = page.getByRole('alert');
      await expect(banner).toContainText('Failed to save certificate.');
      await expect(banner).toContainText('The disk is full.');
      await page.unroute('**/api/certificates');
      await page.route('**/api/certificates', (route) => route.abort());
      await save(page).click();
      await expect(banner).toContainText('The server cannot be reached. What you wrote is kept');
      await expect(box(page, 'Title')).toHaveValue('Hard to save');
      page.once('dialog', (dialog) => dialog.accept());
      await page.goto('/certificates');
      consoleErrors.length = 0; // the browser logs the refusals
    });

    test('values are trimmed; an empty credentialId or credentialUrl is sent as null; sortOrder is always 0; Enter also takes the typed month before the form is sent', async ({
      page,
    }) => {
      await page.goto('/certificates/new');
      await signIn(page);
      await fillRequired(page, '  Trimmed  ');
      await list(page, 'Type').selectOption('Custom');
      await box(page, 'Type, in your words').fill(' Viva ');
      await box(page, 'Credential ID').fill('  ');
      await box(page, 'Month / Year').fill('4/2021');
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await box(page, 'Month / Year').press('Enter');
      expect((await sent).postDataJSON()).toEqual({
        title: 'Trimmed',
        description: '',
        imageUrl: null,
        skills: [],
        sortOrder: 0,
        issuer: 'Coursera',
        type: 'Viva',
        dateMonth: '2021-04',
        credentialId: null,
        credentialUrl: null,
      });
      await expect(card(page, 'Trimmed')).toContainText('04/2021');
    });

    test("a form that cannot be read says 'Failed to initialize form.', and can be tried again", async ({
      page,
      consoleErrors,
    }) => {
      const id = '46573114-b0a0-48de-93b4-0e43b2d90cb0';
      await page.route(`**/api/certificates/${id}`, (route) => route.abort());
      await page.goto(`/certificates/edit/${id}`);
      await expect(page.getByRole('alert')).toContainText('Failed to initialize form.');
      await page.unroute(`**/api/certificates/${id}`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(box(page, 'Title')).not.toBeEmpty();
      await expect(page.getByRole('alert')).toHaveCount(0);
      consoleErrors.length = 0; // the browser logs the aborted request
    });

    test('a local certificate is marked as not yet on the server, and the owner sends it there; then it is no longer called local, and its form is where Back leads', async ({
      page,
    }) => {
      await page.goto('/certificates/new');
      await fillRequired(page, 'Begun on the device');
      await save(page).click();
      await expect(card(page, 'Begun on the device')).toContainText('On this device only');
      await signIn(page);
      const local = card(page, 'Begun on the device');
      await local.hover();
      await local.getByRole('link', { name: 'Edit' }).click();
      await expect(page.getByText('Saving sends it to the server.')).toBeVisible();
      const { release } = await hold(page, 'POST', '**/api/certificates');
      await save(page).click();
      await box(page, 'Description').fill('Typed meanwhile');
      release();
      await expect(page.locator('.toast')).toContainText('Saved. Live for every visitor');
      await expect(page.getByText('Saving sends it to the server.')).toHaveCount(0);
      await save(page).click();
      await expect(page).toHaveURL(/\/certificates$/);
      await expect(card(page, 'Begun on the device')).toHaveCount(1);
      await expect(card(page, 'Begun on the device')).not.toContainText('On this device only');
      expect(await (await page.request.get('/api/certificates')).text()).toContain(
        'Begun on the device',
      );
      await page.goBack();
      await expect(box(page, 'Description')).toHaveValue('Typed meanwhile');
    });
  });

/** Adds a certificate to the server, and a visitor's change of it to the device; opens that as owner. */
async function openChange(page: Page, title: string): Promise<string> {
  await page.goto('/robots.txt');
  const wanted = { title, issuer: 'Coursera', type: 'Course', description: 'As it was' };
  const { id } = await sendAsOwner(page, 'POST', 'certificates', wanted);
  await page.goto(`/certificates/edit/${id}`);
  await box(page, 'Description').fill('Corrected');
  await save(page).click();
  await expect(card(page, title)).toContainText('Another version on this device');
  await signIn(page);
  const row = card(page, title).locator('.owner-actions', { hasText: 'Another version' });
  await card(page, title).hover();
  await row.getByRole('link', { name: 'Edit' }).click();
  await expect(box(page, 'Description')).toHaveValue('Corrected');
  return String(id);
}

const stored = async (page: Page, wanted: string) => {
  const all = (await (await page.request.get('/api/certificates')).json()) as CertificateView[];
  return all.flatMap(({ id, title, description }) => (title === wanted ? [[id, description]] : []));
};

test.describe('A change on this device of a certificate of the server', () => {
  test('is sent to the one it came from, but not over what was changed there meanwhile, unless that is wanted', async ({
    page,
    consoleErrors,
  }) => {
    const title = 'Corrected in two places';
    const id = await openChange(page, title);
    await sendAsOwner(page, 'PUT', `certificates/${id}`, { description: 'Theirs' });
    await save(page).click();
    await expect(page.getByRole('alert')).toHaveText(/changed meanwhile.*\. It now says:$/);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page).toHaveURL(/\/certificates$/);
    await expect(card(page, title)).not.toContainText('Another version on this device');
    await expect(card(page, title).locator('.rich')).toHaveText('Corrected');
    expect(await stored(page, title)).toEqual([[id, 'Corrected']]);
    expect(await page.evaluate(() => localStorage.getItem('certificates.userAdded'))).toBe('[]');
    consoleErrors.length = 0; // the browser logs the 412
  });

  test('is created if the one it came from is gone', async ({ page, consoleErrors }) => {
    const title = 'Corrected after it was deleted';
    const id = await openChange(page, title);
    await sendAsOwner(page, 'DELETE', `certificates/${id}`);
    await save(page).click();
    await expect(page).toHaveURL(/\/certificates$/);
    expect(await stored(page, title)).toEqual([[expect.not.stringMatching(id), 'Corrected']]);
    consoleErrors.length = 0; // the browser logs the 404
  });
});

test.describe('Two certificates of one title and issuer', () => {
  const issuer = 'Coursera';
  const add = async (page: Page, title: string, dateMonth: string) => {
    const wanted = { title, issuer, type: 'Course', dateMonth };
    return String((await sendAsOwner(page, 'POST', 'certificates', wanted)).id);
  };
  const remove = async (page: Page, name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: 'Delete', exact: true })
      .click();
    await expect(page.locator('.toast').last()).toContainText('Deleted, for every visitor.');
  };

  test('the owner is told which one is shown when the other is saved', async ({ page }) => {
    const title = 'Earned twice';
    await page.goto('/certificates/new');
    await signIn(page);
    await add(page, title, '2023-05');
    await fillRequired(page, title);
    await box(page, 'Month / Year').fill('6/2022');
    await save(page).click();
    await expect(page.locator('.toast')).toContainText(
      'Saved, but not shown: visitors see the one of 05/2023, with the same title and issuer.',
    );
    await expect(card(page, title)).toHaveCount(1);
    await expect(card(page, title)).toContainText('The one of 06/2022 is not shown');
    await expectAccessible(page);
    await card(page, title).hover();
    const hidden = `${title}, 06/2022, not shown`;
    await page.getByRole('link', { name: `Edit ${hidden}` }).click();
    await box(page, 'Month / Year').fill('7/2024');
    await save(page).click();
    await expect(page.locator('.toast')).toContainText('It is shown instead of another with');
    await expect(card(page, title).locator('.date')).toHaveText('07/2024');
    await card(page, title).hover();
    await remove(page, `Delete ${title}, 05/2023, not shown`);
    await expect(card(page, title).getByRole('link', { name: title, exact: true })).toBeFocused();
    await expect(card(page, title)).not.toContainText('is not shown');
    await page.reload();
    await expect(card(page, title)).not.toContainText('is not shown');
    await expect(card(page, title).locator('.date')).toHaveText('07/2024');
  });

  test('after the one shown is deleted in its card or in its details, the other is shown at once', async ({
    page,
  }) => {
    await beginAsOwner(page);
    const places = ['its card', 'its details'];
    for (const where of places) {
      await add(page, `Deleted in ${where}`, '2023-05');
      await add(page, `Deleted in ${where}`, '2022-06');
    }
    await page.goto('/certificates');
    for (const where of places) {
      await test.step(where, async () => {
        const title = `Deleted in ${where}`;
        const name = card(page, title).getByRole('link', { name: title, exact: true });
        if (where === 'its details') {
          await name.click();
          await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        } else await card(page, title).hover();
        await remove(page, `Delete ${title}`);
        await expect(page).toHaveURL(/\/certificates$/);
        await expect(card(page, title).locator('.date')).toHaveText('06/2022');
        await expect(name).toBeFocused();
        await expect(page.getByText('Certificate not found.')).toHaveCount(0);
      });
    }
  });

  test('the address of the one not shown opens the other, also for visitors', async ({ page }) => {
    const title = 'Addressed';
    await page.goto('/robots.txt');
    await add(page, title, '2023-05');
    const id = await add(page, title, '2022-06');
    await page.goto(`/certificates?certificate=${id}`);
    await expect(page.getByRole('dialog', { name: title })).toContainText('05/2023');
    await expect(page.getByText('is not shown')).toHaveCount(0);
  });
});

test("the server's certificate and the change of it on this device are edited apart by the owner; the change is shown once the certificate it came from is deleted", async ({
  page,
}) => {
  const title = 'Changed on the device';
  await openChange(page, title);

  await page.goto('/certificates');
  await card(page, title).hover();
  await page.getByRole('link', { name: `Edit ${title}`, exact: true }).click();
  await expect(box(page, 'Description')).toHaveValue('As it was');

  await test.step('a change on this device is shown once the certificate it came from is deleted', async () => {
    await page.goto('/certificates');
    await card(page, title).hover();
    await page.getByRole('button', { name: `Delete ${title}`, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(card(page, title)).toContainText('On this device only');
  });
});

test.describe('A device with the only certificate', () => {
  const title = 'Begun on the device';
  let empty: RunningServer;
  test.beforeAll(async () => {
    empty = await startServer();
  });
  test.afterAll(() => empty.stop());
  test.beforeEach(async ({ page }) => {
    await page.goto(`${empty.address}/certificates/new`);
    await fillRequired(page, title);
    await save(page).click();
    await expect(card(page, title)).toBeVisible();
  });
  const remove = async (page: Page) => {
    await card(page, title).hover();
    await card(page, title).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(card(page, title)).toHaveCount(0);
  };

  test('shows the stats that its button says are shown; once it is deleted it shows none, and the focus is on what the empty list says', async ({
    page,
  }) => {
    const stats = page.locator('#certificate-stats');
    await expect(page.getByRole('button', { name: 'Hide stats' })).toBeVisible();
    await expect(stats).toBeVisible();
    await expect(stats.locator('dd').first()).toHaveText('1');
    await remove(page);
    await expect(stats).toBeHidden();
    await expect(page.getByRole('heading', { name: 'No certificates yet' })).toBeFocused();
  });

  test('keeps the focus near when its owner deletes it: on Add Certificate', async ({ page }) => {
    await signIn(page);
    await expect(page.getByRole('link', { name: 'Add Certificate' })).toBeVisible();
    await remove(page);
    await expect(page.getByRole('link', { name: 'Add Certificate' })).toBeFocused();
  });
});

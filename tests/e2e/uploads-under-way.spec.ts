import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  answerTo,
  cut,
  expect,
  hold,
  openAsOwner,
  sendAsOwner,
  signInAgain,
  stayWhenAsked,
  test,
} from './fixtures.ts';
import { button, pressAsOwner } from './owner-forms.ts';

test.use({ site: 'uploads under way', contextOptions: { reducedMotion: 'reduce' } });

const file = 'content/uploads/certificate-open-model-exchange.webp';
const uploading = 'Uploading a picture…';
const story = (page: Page) => page.getByRole('textbox', { name: 'Story', exact: true });
const toast = (page: Page) => page.locator('.toasts');

const openStory = (page: Page) => openAsOwner(page, '/blog/edit/new', story(page));

async function choose(page: Page, files: string | string[] = file) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('toolbar').getByRole('button', { name: 'Picture', exact: true }).click();
  await (await chooser).setFiles(files);
}

const describe = async (page: Page, words: string) => {
  await button(page, 'Describe').first().click();
  await page.getByLabel('Alternative text').fill(words);
  await button(page, 'Put into the story').click();
};

const projects = async (page: Page) =>
  (await (await page.request.get('/api/projects')).json()) as { name: string; images: string[] }[];

async function startProject(page: Page, name: string) {
  await openAsOwner(page, '/projects/new', page.getByLabel('Project Name'));
  await page.getByLabel('Project Name').fill(name);
  await page.getByRole('tab', { name: 'Media & Tech' }).click();
}

const openGalleryForm = async (page: Page) => {
  await pressAsOwner(page, '/certificates', 'Add picture');
  return page.getByRole('dialog');
};

/** Delays the reading of chosen files on the next page until it is released. */
async function holdReading(page: Page): Promise<{ release: () => Promise<unknown> }> {
  await page.addInitScript(() => {
    const { readAsDataURL } = FileReader.prototype;
    FileReader.prototype.readAsDataURL = function late(given) {
      addEventListener('read now', () => readAsDataURL.call(this, given), { once: true });
    };
  });
  return { release: () => page.evaluate(() => dispatchEvent(new Event('read now'))) };
}

const openCertificateForm = (page: Page) =>
  openAsOwner(page, '/certificates/new', page.getByText('Certificate Image'));

async function fillCertificate(page: Page, title: string) {
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.getByLabel('Issuer / Platform', { exact: true }).selectOption('Coursera');
  await page.getByLabel('Type', { exact: true }).selectOption('Course');
}

const certificates = async (page: Page) =>
  (await (await page.request.get('/api/certificates')).json()) as object[];

const withPicture = (title: string) =>
  expect.objectContaining({ title, imageUrl: expect.stringMatching(/^\/uploads\//) });

const [first, second] = ['clash-triage-minutes.webp', 'clash-triage-nine-causes.webp'] as const;

/** Drops an uploaded picture where pictures are chosen. */
async function dropPicture(page: Page, name: string) {
  const bytes = [...(await readFile(`content/uploads/${name}`))];
  await page.locator('.image-input').evaluate(
    (place, given) => {
      const dataTransfer = new DataTransfer();
      const type = 'image/webp';
      dataTransfer.items.add(new File([new Uint8Array(given.bytes)], given.name, { type }));
      place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    { bytes, name },
  );
}

/** Holds the first upload, and notes the names of all files that are sent. */
async function holdFirst(page: Page, url: string) {
  const sent: string[] = [];
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await answerTo(page, 'POST', url, async (route) => {
    sent.push(/filename="([^"]+)"/.exec(route.request().postData() ?? '')?.[1] ?? '');
    if (sent.length === 1) await promise;
    await route.continue();
  });
  return { sent, release };
}

test.describe('A picture dropped while another is uploading', () => {
  test('of a project is uploaded after it; a save waits for both, and saves once, with them', async ({
    page,
  }) => {
    await startProject(page, 'Two pictures');
    const { sent, release } = await holdFirst(page, '**/api/upload/image');
    await dropPicture(page, first);
    await expect(button(page, 'Uploading…')).toBeVisible();
    await dropPicture(page, second);
    await page.keyboard.press('ControlOrMeta+s');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(button(page, uploading)).toBeVisible();
    expect(sent).toEqual([first]);
    release();
    await expect(page).toHaveURL('/projects');
    expect(sent).toEqual([first, second]);
    const saved = (await projects(page)).filter(({ name }) => name === 'Two pictures');
    const uploaded = expect.stringMatching(/^\/uploads\//);
    expect(saved).toMatchObject([{ images: [uploaded, uploaded] }]);
  });

  test('for the portrait is saved after it', async ({ page }) => {
    await openAsOwner(page, '/about', button(page, 'Change portrait'));
    const { sent, release } = await holdFirst(page, '**/api/upload/profile-image');
    await dropPicture(page, first);
    await expect(button(page, 'Uploading…')).toBeVisible();
    await dropPicture(page, second);
    release();
    await expect.poll(() => sent).toHaveLength(2);
    await expect(toast(page)).toContainText('Avatar updated successfully');
    await expect(button(page, 'Change portrait')).toHaveAttribute('aria-disabled', 'false');
  });
});

test.describe('Pictures of a project', () => {
  test('that arrive after Clear do not come into the emptied form', async ({ page }) => {
    await startProject(page, 'Cleared');
    const { sent, release } = await holdFirst(page, '**/api/upload/image');
    await dropPicture(page, first);
    await expect.poll(() => sent).toHaveLength(1);
    await button(page, 'Clear').click();
    release();
    await expect(button(page, 'Upload images')).toBeVisible();
    await expect(page.getByLabel('Image URLs')).toHaveValue('');
  });

  test('that were refused are sent again after unlocking, and stay in the form, or are saved if that was asked', async ({
    page,
    consoleErrors,
  }) => {
    await startProject(page, 'Refused');
    const stored = async () => (await projects(page)).filter(({ name }) => name === 'Refused');
    /** Drops a picture that is refused once, after the given press; signs in again. */
    const refusedOnce = async (picture: string, press = async () => {}) => {
      let asked = 0;
      const { promise, resolve: refuse } = Promise.withResolvers<void>();
      await answerTo(page, 'POST', '**/api/upload/image', async (route) => {
        if (asked++ > 0) return route.continue();
        await promise;
        await route.fulfill({ status: 401, body: '' });
      });
      await dropPicture(page, picture);
      await press();
      refuse();
      await expect(page.getByText('Session may have expired.')).toBeVisible();
      await signInAgain(page);
    };
    await refusedOnce(first);
    await expect(page.getByLabel('Image URLs')).toHaveValue(/^\/uploads\//);
    await expect(page.getByLabel('Passphrase')).toHaveCount(0);
    expect(await stored()).toEqual([]);

    await page.unroute('**/api/upload/image');
    await refusedOnce(second, () => page.keyboard.press('ControlOrMeta+s'));
    await expect(page).toHaveURL('/projects');
    const uploaded = expect.stringMatching(/^\/uploads\//);
    expect(await stored()).toMatchObject([{ images: [uploaded, uploaded] }]);
    consoleErrors.length = 0; // the browser logs the refused requests
  });
});

test.describe('A save while a picture is uploading', () => {
  test('of a project does not happen without it; with it, it looks at its dates as they are once the picture is there', async ({
    page,
    consoleErrors,
  }) => {
    await startProject(page, 'Dated meanwhile');
    const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
    await answerTo(page, 'POST', '**/api/upload/image', (route) =>
      failed.then(() => route.abort()),
    );
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByRole('tab', { name: 'Project Details' }).click();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(button(page, uploading)).toBeVisible();
    fail();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByText('Not saved: a picture could not be uploaded.')).toBeVisible();
    await expect(button(page, 'Submit')).toBeVisible();
    const media = page.getByRole('tab', { name: 'Media & Tech' });
    await expect(media).toHaveAttribute('aria-selected', 'true');

    const { release } = await hold(page, 'POST', '**/api/upload/image');
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByRole('tab', { name: 'Project Details' }).click();
    await page.getByLabel('Start Date, month').selectOption('Feb');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(button(page, uploading)).toBeVisible();
    await page.getByLabel('Start Date, year').selectOption('2022');
    release();
    await expect(page).toHaveURL('/projects');
    const saved = (await projects(page)).filter(({ name }) => name === 'Dated meanwhile');
    expect(saved).toMatchObject([{ startDate: '2022-02' }]);
    consoleErrors.length = 0; // the browser logs the aborted request
  });

  test('of a project stays in its form, if the picture was chosen during the save', async ({
    page,
  }) => {
    await startProject(page, 'Picture chosen later');
    const sent = await hold(page, 'POST', '**/api/projects');
    const { release } = await hold(page, 'POST', '**/api/upload/image');
    await page.keyboard.press('ControlOrMeta+s');
    await page.locator('input[type="file"]').setInputFiles(file);
    sent.release();
    await expect(toast(page)).toContainText('Saved.');
    release();
    await expect(page.getByLabel('Image URLs')).toHaveValue(/^\/uploads\//);
    await button(page, 'Submit').click();
    await expect(page).toHaveURL('/projects');
  });

  test('of a project does not take the words of an older draft, which is restored only afterwards', async ({
    page,
  }) => {
    await openAsOwner(page, '/projects/new', page.getByLabel('Project Name'));
    const { id } = await sendAsOwner(page, 'POST', 'projects', { name: 'Two versions' });
    await page.goto(`/projects/edit/${id}`);
    await page.getByLabel('Client').fill('From this device');
    await expect(page.getByText('Draft kept on this device')).toBeVisible();
    await sendAsOwner(page, 'PUT', `projects/${id}`, { client: 'From another device' });
    page.on('dialog', (question) => question.accept());
    await page.reload();
    const restore = button(page, 'Restore draft');
    await expect(restore).toBeVisible();
    await page.getByRole('tab', { name: 'Media & Tech' }).click();
    const { release } = await hold(page, 'POST', '**/api/upload/image');
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(button(page, uploading)).toBeVisible();
    await restore.dispatchEvent('click');
    release();
    await expect(page).toHaveURL('/projects');
    const stored = await (await page.request.get(`/api/projects/${id}`)).json();
    expect(stored).toMatchObject({ client: 'From another device', images: [expect.anything()] });
  });

  test('of a gallery item goes to what is missing in it, once the picture is there, or the one dropped in its place; else it waits for it, and saves with it', async ({
    page,
  }) => {
    const dialog = await openGalleryForm(page);
    const early = await holdFirst(page, '**/api/upload/image');
    await dropPicture(page, first);
    await dropPicture(page, second);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(button(page, uploading)).toBeFocused();
    await expect(page.getByText('Please choose a picture.')).toHaveCount(0);
    early.release();
    await expect(dialog.getByLabel('Title')).toBeFocused();
    await expect(dialog.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByRole('button', { name: 'Change picture' })).toBeVisible();
    expect(early.sent).toHaveLength(2);

    await dialog.getByLabel('Title').fill('Uploaded in time');
    const { release } = await hold(page, 'POST', '**/api/upload/image');
    await dialog.locator('input[type=file]').setInputFiles(file);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(button(page, uploading)).toBeVisible();
    release();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('figure').filter({ hasText: 'Uploaded in time' })).toBeVisible();
  });

  test('of a gallery item does not happen after Cancel, which asks', async ({ page }) => {
    const dialog = await openGalleryForm(page);
    await dialog.getByLabel('Title').fill('Given up');
    const { release } = await hold(page, 'POST', '**/api/upload/image');
    await dialog.locator('input[type=file]').setInputFiles(file);
    await page.keyboard.press('ControlOrMeta+s');
    page.once('dialog', (question) => question.accept());
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
    const uploaded = page.waitForResponse('**/api/upload/image');
    release();
    await (await uploaded).finished();
    await page.evaluate(() => new Promise((turn) => setTimeout(turn, 300)));
    expect(sent.filter((one) => /^POST .*\/api\/gallery$/.test(one))).toEqual([]);
    await page.reload();
    await expect(page.locator('figure').filter({ hasText: 'Given up' })).toHaveCount(0);
  });

  test('of a certificate waits for its picture to be read', async ({ page }) => {
    const { release } = await holdReading(page);
    await openCertificateForm(page);
    await fillCertificate(page, 'Read in time');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(button(page, uploading)).toHaveAttribute('aria-disabled', 'true');
    await release();
    await expect(page).toHaveURL('/certificates');
    expect(await certificates(page)).toContainEqual(withPicture('Read in time'));
  });

  test('of a certificate stays in its form, if the picture was chosen during the save', async ({
    page,
  }) => {
    const { release } = await holdReading(page);
    await openCertificateForm(page);
    await fillCertificate(page, 'Chosen later');
    const sent = await hold(page, 'POST', '**/api/certificates');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(button(page, 'Saving...')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles(file);
    sent.release();
    await expect(toast(page)).toContainText('Saved.');
    await release();
    await expect(page.getByAltText('The certificate as it will be shown')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page).toHaveURL('/certificates');
    expect(await certificates(page)).toContainEqual(withPicture('Chosen later'));
  });

  test('of a certificate is given up by Cancel, which asks once', async ({ page }) => {
    await holdReading(page);
    await openCertificateForm(page);
    const questions: string[] = [];
    page.on('dialog', (question) => {
      questions.push(question.type());
      return questions.length === 1 ? question.dismiss() : question.accept();
    });
    await page.locator('input[type=file]').setInputFiles(file);
    const cancel = page.getByRole('link', { name: 'Cancel', exact: true });
    await cancel.click();
    await expect(page).toHaveURL('/certificates/new');
    await cancel.click();
    await expect(page).toHaveURL('/certificates');
    expect(questions).toEqual(['confirm', 'confirm']);
  });
});

test.describe('Story editor', () => {
  test('while a picture is uploading, leaving the page asks first; a save keeps the words and stays, until every picture is in the story or left out', async ({
    page,
    consoleErrors,
  }) => {
    await openStory(page);
    await story(page).click();
    const { release } = await hold(page, 'POST', '**/api/upload/image');
    await choose(page);
    await expect(page.getByText(uploading)).toBeVisible();
    await stayWhenAsked(page);
    await page.getByLabel('Title', { exact: true }).fill('Pictures to come');
    await story(page).fill('Words.');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(toast(page)).toContainText('A picture is not in the story yet.');
    await expect(page).toHaveURL(/\/blog\/edit\/(?!new|local)/);
    expect((await page.request.get('/api/posts/pictures-to-come')).status()).toBe(200);
    release();
    await expect(page.getByText('is uploaded.')).toBeVisible();
    await page.unroute('**/api/upload/image');
    await cut(page, 'POST', '**/api/upload/image');
    await choose(page);
    await expect(page.getByText('The picture could not be uploaded.')).toBeVisible();
    await button(page, 'Try again').click();
    await expect(story(page)).toBeFocused();
    await expect(page.getByText('The picture could not be uploaded.')).toBeVisible();
    await describe(page, 'An exchange');
    await button(page, 'Save').click();
    await expect(page.locator('.draft-words')).toHaveText('A picture is not in the story yet.');
    await expect(page).toHaveURL(/\/blog\/edit\//);
    await button(page, 'Leave it out').click();
    await expect(story(page)).toBeFocused();
    await button(page, 'Save').click();
    await expect(page).toHaveURL('/blog/pictures-to-come');
    await expect(page.locator('[data-post] figure img')).toHaveAttribute('alt', 'An exchange');
    consoleErrors.length = 0; // the browser logs the aborted request
  });

  test('offers to sign in again for pictures without leaving the story, and then sends them', async ({
    page,
    consoleErrors,
  }) => {
    await openStory(page);
    await story(page).fill('Words.');
    let refused = 0;
    await answerTo(page, 'POST', '**/api/upload/image', (route) =>
      refused++ < 2 ? route.fulfill({ status: 401, body: '' }) : route.continue(),
    );
    await choose(page, [file, file]);
    await expect(page.getByText('Owner mode required')).toHaveCount(2);
    await signInAgain(page);
    await expect(page.getByLabel('Passphrase')).toHaveCount(0);
    await expect(story(page)).toBeFocused();
    for (const words of ['first', 'second']) {
      await describe(page, words);
      await expect(story(page).locator(`img[alt=${words}]`)).toBeVisible();
    }
    await expect(story(page)).toContainText('Words.');
    consoleErrors.length = 0; // the browser logs the refused requests
  });

  test('signing in again for pictures leaves the keyboard to whoever writes meanwhile, and does not send one that was left out', async ({
    page,
    consoleErrors,
  }) => {
    await openStory(page);
    let asked = 0;
    await answerTo(page, 'POST', '**/api/upload/image', (route) =>
      asked++ < 3 ? route.fulfill({ status: 401, body: '' }) : route.continue(),
    );
    await choose(page, [file, file]);
    await expect(page.getByText('Owner mode required')).toHaveCount(2);
    const { release } = await hold(page, 'POST', '**/api/auth/owner');
    await signInAgain(page);
    await button(page, 'Leave it out').last().click();
    await page.getByLabel('Title', { exact: true }).focus();
    const refused = page.waitForResponse('**/api/upload/image');
    release();
    await refused;
    await expect(page.getByText('Owner mode required')).toBeVisible();
    await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
    await signInAgain(page);
    await describe(page, 'the first');
    await expect(story(page).locator('img')).toHaveCount(1);
    await expect(page.locator('.picture-notes')).toBeEmpty();
    expect(asked).toBe(4);
    consoleErrors.length = 0; // the browser logs the refused requests
  });
});

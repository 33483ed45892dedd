import type { Page } from '@playwright/test';
import {
  answerTo,
  beginAsOwner,
  cut,
  endSession,
  expect,
  openAsOwner,
  sendAsOwner,
  signInAgain,
  test,
} from './fixtures.ts';

test.use({ site: 'forms meet obstacles', viewport: { width: 1280, height: 600 } });

/** Creates an entry to edit; returns its id. */
async function created(page: Page, resource: string, entry: object): Promise<string> {
  await beginAsOwner(page);
  return String((await sendAsOwner(page, 'POST', resource, entry)).id);
}

/** What the form of any resource needs. */
const whole = {
  ...{ name: 'Short-lived', company: 'Short-lived', school: 'Short-lived', title: 'Short-lived' },
  ...{ issuer: 'AWS', type: 'Exam', startDate: '2020-01', startYM: '2020-01' },
};

/** Fills in a field, and waits until the device keeps it; from then on leaves without asking. */
async function keepDraft(page: Page, path: string, field: string, words: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.getByLabel(field, { exact: true }).fill(words);
  await page.clock.runFor(1_500);
  await expect(page.getByText(/kept on this device/)).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
}

/** Creates an entry of which the device keeps a draft; returns its id. */
async function withKeptDraft(page: Page, resource: string, field: string, words: string) {
  const id = await created(page, resource, whole);
  await keepDraft(page, `/${resource}/edit/${id}`, field, words);
  return id;
}

const draftsOf = (page: Page, id: string) =>
  page.evaluate((known) => Object.keys(localStorage).filter((key) => key.includes(known)), id);

const entries = {
  projects: { name: 'Short-lived' },
  experience: { company: 'Short-lived', startDate: '2020-01' },
};
/** The form of projects, and one of those that share the form of a record. */
const forms = [
  { resource: 'projects', save: 'Save Changes', field: 'Location', failed: 'Save failed' },
  {
    resource: 'experience',
    save: 'Update Experience',
    field: 'Location',
    failed: 'Failed to save experience',
  },
] as const;

for (const { resource, save, field, failed } of forms) {
  test.describe(`the form of ${resource}`, () => {
    test('an entry deleted meanwhile can be saved as new, with what was written', async ({
      page,
      consoleErrors,
    }) => {
      const id = await created(page, resource, entries[resource]);
      await page.goto(`/${resource}/edit/${id}`);
      await page.getByLabel(field, { exact: true }).fill('Words not to be lost');
      await sendAsOwner(page, 'DELETE', `${resource}/${id}`);
      await page.getByRole('button', { name: save }).click();
      await expect(page.getByRole('alert')).toContainText('was deleted meanwhile');
      await page.getByRole('button', { name: 'Save as new' }).click();
      await expect(page).toHaveURL(`/${resource}`);
      const all = await page.evaluate(
        (path) => fetch(path).then((it) => it.text()),
        `/api/${resource}`,
      );
      expect(all).toContain('Words not to be lost');
      consoleErrors.length = 0; // the browser logs the 404
    });

    test('what is typed without a pause is kept on the device meanwhile', async ({ page }) => {
      const id = await created(page, resource, entries[resource]);
      await page.clock.install();
      await page.goto(`/${resource}/edit/${id}`);
      await page.getByLabel(field, { exact: true }).focus();
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
      for (const letter of 'Typed on and on') {
        await page.keyboard.type(letter);
        await page.clock.runFor(250);
      }
      expect(await draftsOf(page, id)).toHaveLength(1);
    });

    test('a failed save is reported in view, and focus stays on its button, also after unlocking; what the server finds wrong with a field is said beside it, until it is changed', async ({
      page,
      consoleErrors,
    }) => {
      const id = await created(page, resource, entries[resource]);
      await page.goto(`/${resource}/edit/${id}`);
      const box = page.getByLabel(field, { exact: true });
      await box.fill('Refused');
      await cut(page, 'PUT', /\/api\//);
      const button = page.getByRole('button', { name: save });
      await button.press('Enter');
      await expect(page.getByRole('alert')).toContainText(failed);
      await expect(page.getByRole('alert')).toBeInViewport();
      await expect(button).toBeFocused();

      await endSession(page);
      await page.unroute(/\/api\//);
      await button.press('Enter');
      await expect(page.getByLabel('Passphrase')).toBeVisible();
      await answerTo(page, 'PUT', /\/api\//, (route) => route.fulfill({ status: 500 }));
      await signInAgain(page);
      await expect(page.getByLabel('Passphrase')).toBeHidden();
      await expect(page.getByRole('alert')).toContainText('500');
      await expect(button).toBeFocused();

      const words = 'No such words.';
      await answerTo(page, 'PUT', /\/api\//, (route) =>
        route.fulfill({
          status: 422,
          contentType: 'application/problem+json',
          json: { detail: words, errors: { [field.toLowerCase()]: words } },
        }),
      );
      await button.click();
      await expect(page.getByRole('alert')).toContainText(words);
      await expect(box).toHaveAccessibleDescription(new RegExp(words));
      await expect(box).toBeFocused();
      await box.fill('Mended');
      await expect(box).not.toHaveAccessibleDescription(new RegExp(words));
      consoleErrors.length = 0; // the browser logs what is cut and refused
    });
  });
}

// Records of education have the form and the drafts of roles.
for (const { resource, field, discard } of [
  { resource: 'projects', field: 'Location', discard: 'Discard them' },
  { resource: 'experience', field: 'Location', discard: 'Cancel' },
  { resource: 'certificates', field: 'Description', discard: 'Discard them' },
]) {
  test.describe(`the draft of an entry of ${resource} deleted meanwhile`, () => {
    const words = 'Kept through a reload';

    test('opens after a reload, and can be saved as new', async ({ page, consoleErrors }) => {
      const id = await withKeptDraft(page, resource, field, words);
      await sendAsOwner(page, 'DELETE', `${resource}/${id}`);
      await page.reload();
      await expect(page.getByLabel(field, { exact: true })).toHaveValue(words);
      await expect(page.getByText('Restored from this device')).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('was deleted meanwhile');
      await page.getByRole('button', { name: 'Save as new' }).click();
      await expect(page).toHaveURL(`/${resource}`);
      const all = await page.request.get(`/api/${resource}`);
      expect(await all.text()).toContain(words);
      expect(await draftsOf(page, id)).toEqual([]);
      consoleErrors.length = 0; // the browser logs the 404
    });

    test('can be discarded after a reload', async ({ page, consoleErrors }) => {
      const id = await withKeptDraft(page, resource, field, words);
      await sendAsOwner(page, 'DELETE', `${resource}/${id}`);
      await page.reload();
      await page.getByRole('button', { name: discard, exact: true }).click();
      await expect(page).toHaveURL(`/${resource}`);
      expect(await draftsOf(page, id)).toEqual([]);
      consoleErrors.length = 0; // the browser logs the 404
    });
  });
}

test('a visitor saves the draft of a certificate deleted meanwhile as new, on the device', async ({
  page,
  consoleErrors,
}) => {
  const words = 'A visitor’s own';
  const id = await created(page, 'certificates', whole);
  await endSession(page);
  await keepDraft(page, `/certificates/edit/${id}`, 'Description', words);
  await sendAsOwner(page, 'DELETE', `certificates/${id}`);
  await page.reload();
  await page.getByRole('button', { name: 'Save as new' }).click();
  await expect(page).toHaveURL('/certificates');
  const local = await page.evaluate(() => localStorage.getItem('certificates.userAdded'));
  expect(local).toContain(words);
  expect(await draftsOf(page, id)).toEqual([]);
  consoleErrors.length = 0; // the browser logs the 404
});

test('Keep mine replaces nothing while a value is missing', async ({ page, consoleErrors }) => {
  const id = await created(page, 'experience', entries.experience);
  await page.goto(`/experience/edit/${id}`);
  const field = page.getByLabel('Company');
  const save = page.getByRole('button', { name: 'Update Experience' });
  await field.fill('Mine');
  await sendAsOwner(page, 'PUT', `experience/${id}`, { location: 'Theirs' });
  await save.click();
  await expect(page.getByRole('alert')).toContainText('was changed meanwhile');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  await field.fill('');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(field).toHaveAccessibleDescription(/is required/i);
  expect(sent).not.toContain('PUT');
  await field.fill('Mine again');
  await save.click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page).toHaveURL('/experience');
  consoleErrors.length = 0; // the browser logs the 412
});

test('Submit leads to the first error, in whichever tab of the project form it is', async ({
  page,
  consoleErrors,
}) => {
  await openAsOwner(page, '/projects/new', page.getByRole('button', { name: 'Submit' }));
  const submit = page.getByRole('button', { name: 'Submit' });
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByLabel('Project Name')).toBeFocused();
  await page.keyboard.type('Wrong in one place');
  await answerTo(page, 'POST', /\/api\/projects$/, (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({ detail: 'Not a number.', errors: { sortOrder: 'Not a number.' } }),
    }),
  );
  await submit.click();
  await expect(page.getByLabel('Sort Order')).toBeFocused();
  consoleErrors.length = 0; // the browser logs the 422
});

test('a project’s draft kept on this device never overwrites what was saved meanwhile silently', async ({
  page,
  consoleErrors,
}) => {
  const id = await created(page, 'projects', { name: 'Kept and changed' });
  await page.goto(`/projects/edit/${id}`);
  await page.getByLabel('Client').fill('From this device');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await sendAsOwner(page, 'PUT', `projects/${id}`, { client: 'From another device' });
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText('changed on the server since it was begun')).toBeVisible();
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(page.getByLabel('Client')).toHaveValue('From this device');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toContainText('was changed meanwhile');
  consoleErrors.length = 0; // the browser logs the 412
});

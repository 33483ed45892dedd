import type { Page } from '@playwright/test';
import { expect, hold, seenByVisitors, signIn, test } from './fixtures.ts';

test.use({ site: 'typed meanwhile' });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await signIn(page);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const forms = [
  {
    what: 'role',
    list: '/experience',
    save: 'Save Experience',
    later: 'Update Experience',
    name: 'Company',
    fill: (page: Page) => button(page, 'Start date: This Month').click(),
  },
  {
    what: 'record of education',
    list: '/education',
    save: 'Save Record',
    later: 'Save Changes',
    name: 'School',
    fill: async (page: Page) => {
      await page.getByLabel('Start date, month').selectOption('04');
      await page.getByLabel('Start date, year').selectOption('2020');
      await page.getByLabel('Currently studying').check();
    },
  },
  {
    what: 'project',
    list: '/projects',
    save: 'Submit',
    later: 'Save Changes',
    name: 'Project Name',
    fill: async () => {},
  },
  {
    what: 'certificate',
    list: '/certificates',
    save: 'Save Certificate',
    later: 'Save Changes',
    name: 'Title',
    fill: async (page: Page) => {
      await page.getByLabel('Issuer / Platform').selectOption('AWS');
      await page.getByLabel('Type').selectOption('Exam');
    },
  },
];

/** Opens the form of a new entry and fills in what it asks for; returns the field of its name. */
async function begun(page: Page, { list, name, fill }: (typeof forms)[number], words: string) {
  await page.goto(`${list}/new`);
  const field = page.getByLabel(name).first();
  await field.fill(words);
  await fill(page);
  return field;
}

test.describe('What is typed while a save is under way', () => {
  for (const form of forms) {
    const { what, list, save, later } = form;
    test(`stays in the form of a new ${what}, and belongs to the entry that was saved`, async ({
      page,
    }) => {
      const field = await begun(page, form, 'Sent');
      const { release } = await hold(page, 'POST', `**/api${list}`);
      await button(page, save).click();
      await field.fill('Sent, and then some');
      release();
      await expect(page.locator('.toasts')).toContainText('Saved.');
      await expect(field).toHaveValue('Sent, and then some');
      await expect(page).toHaveURL(new RegExp(`${list}/edit/[^/]+$`));
      await button(page, save).click();
      await expect(page).toHaveURL(list);
      expect((await seenByVisitors(page, list)).includes('Sent, and then some')).toBe(true);
      const all = JSON.stringify(await (await page.request.get(`/api${list}`)).json());
      expect(all.match(/"Sent[^"]*"/g)?.filter((one) => one === '"Sent"')).toEqual([]);
    });

    test(`comes back with a ${what}, when it was typed after the save, before the next page came`, async ({
      page,
    }) => {
      const field = await begun(page, form, 'Late');
      await field.press('End');
      const created = page.waitForResponse((one) => one.request().method() === 'POST');
      const { release } = await hold(page, 'GET', new RegExp(`:[0-9]+${list}$`));
      const leaving = page.waitForRequest((one) => one.isNavigationRequest());
      await page.keyboard.press('ControlOrMeta+s');
      await leaving;
      await page.keyboard.insertText(', and then some');
      release();
      await expect(page).toHaveURL(list);
      const at = (await (await created).headerValue('Location'))?.split('/').at(-1);
      await page.goto(`${list}/edit/${at}`);
      if (what === 'project') await button(page, 'Restore draft').click();
      await expect(field).toHaveValue('Late, and then some');
      await expect(page.getByText('changed meanwhile')).toHaveCount(0);
    });

    test(`comes back with a ${what} that was saved, when the page was left before another save`, async ({
      page,
    }) => {
      const field = await begun(page, form, 'Left');
      const { release } = await hold(page, 'POST', `**/api${list}`);
      await button(page, save).click();
      await field.fill('Left, and then some');
      release();
      await expect(page.locator('.toasts')).toContainText('Saved.');
      page.once('dialog', (question) => question.accept());
      await page.reload();
      if (what === 'project') await button(page, 'Restore draft').click();
      await expect(field).toHaveValue('Left, and then some');
      await expect(button(page, later)).toBeVisible();
    });
  }

  test('is kept with a project that was saved, even if the page is left at once', async ({
    page,
  }) => {
    await page.goto('/projects/new');
    const name = page.getByLabel('Project Name');
    await name.fill('Left at once');
    const { release } = await hold(page, 'POST', '**/api/projects');
    await button(page, 'Submit').click();
    await name.fill('Left at once, and then some');
    await page.evaluate(() => {
      new MutationObserver(() => {
        const isShown = document.querySelector('[type="submit"]')?.textContent === 'Submit';
        if (isShown && location.pathname !== '/projects/new') dispatchEvent(new Event('pagehide'));
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    release();
    await expect(page.locator('.toasts')).toContainText('Saved.');
    const keys = () =>
      page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('projectDraft')),
      );
    await expect.poll(keys).toEqual([`projectDraftV1:${page.url().split('/').at(-1)}`]);
  });

  test('is not called restored after the save of a restored certificate, which is sent once', async ({
    page,
  }) => {
    const title = page.getByLabel('Title');
    const restored = page.getByText('Restored from this device');
    await page.goto('/certificates/new');
    await title.fill('Begun earlier');
    await page.getByLabel('Issuer / Platform').selectOption('AWS');
    await page.getByLabel('Type').selectOption('Exam');
    page.once('dialog', (question) => question.accept());
    await page.reload();
    await expect(restored).toBeVisible();
    const { release } = await hold(page, 'POST', '**/api/certificates');
    await button(page, 'Save Certificate').click();
    await title.fill('Begun earlier, and then some');
    release();
    await expect(page.locator('.toasts')).toContainText('Saved.');
    await expect(title).toHaveValue('Begun earlier, and then some');
    await expect(restored).toHaveCount(0);
    await button(page, 'Save Certificate').click();
    await expect(page).toHaveURL('/certificates');
    const cards = page.locator('[data-list] [data-certificate]', { hasText: 'Begun earlier' });
    await expect(cards).toHaveCount(1);
  });

  test('comes back with a story, when it was typed after the save, before it was shown', async ({
    page,
  }) => {
    await page.goto('/blog/edit/new');
    await page.getByRole('textbox', { name: 'Title' }).fill('Late');
    await page.getByRole('textbox', { name: 'Tags' }).fill('Late');
    await page.getByRole('textbox', { name: 'Title' }).press('End');
    const { release } = await hold(page, 'GET', /\/blog\/late$/);
    const leaving = page.waitForRequest((one) => one.isNavigationRequest());
    await page.keyboard.press('ControlOrMeta+s');
    await leaving;
    await page.keyboard.insertText(', and then some');
    release();
    await expect(page).toHaveURL('/blog/late');
    await page.goto('/blog/edit/late');
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Late, and then some');
  });

  test('stays in the form of a picture, whose next save changes the same picture', async ({
    page,
  }) => {
    await page.goto('/certificates');
    await button(page, 'Add picture').click();
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles('content/uploads/certificate-open-model-exchange.webp');
    await expect(button(page, 'Change picture')).toBeVisible();
    const title = page.getByRole('dialog').getByLabel('Title');
    await title.fill('Sent');
    const { release } = await hold(page, 'POST', '**/api/gallery');
    await button(page, 'Save').click();
    await title.fill('Sent, and then some');
    release();
    await expect(page.locator('.toasts')).toContainText('Saved.');
    await button(page, 'Save').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const figures = page.locator('figure').filter({ hasText: 'Sent' });
    await expect(figures).toHaveCount(1);
    await expect(figures).toContainText('Sent, and then some');
  });

  test('comes back with the motto that was saved, when the page was left before another save', async ({
    page,
  }) => {
    const motto = page.getByLabel('Motto', { exact: true });
    await page.goto('/about');
    await button(page, 'Edit motto').click();
    await motto.fill('Left');
    const { release } = await hold(page, 'POST', '**/api/profile');
    await button(page, 'Save').click();
    await motto.fill('Left, and then some');
    release();
    await expect(page.locator('.toasts')).toContainText('Profile saved');
    page.once('dialog', (question) => question.accept());
    await page.reload();
    await button(page, 'Edit motto').click();
    await expect(motto).toHaveValue('Left, and then some');
    await expect(page.getByText('changed meanwhile')).toHaveCount(0);
    await button(page, 'Save').click();
    await expect(page.locator('.motto')).toHaveText('Left, and then some');
  });

  test('stays in the contact details', async ({ page }) => {
    await page.goto('/contact');
    await button(page, 'Edit contact details').click();
    const place = page.getByRole('dialog').getByLabel('Location');
    await place.fill('Sent');
    const { release } = await hold(page, 'POST', '**/api/profile');
    await button(page, 'Save').click();
    await place.fill('Sent, and then some');
    release();
    await expect(page.locator('.toasts')).toContainText('Saved.');
    await button(page, 'Save').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('main')).toContainText('Sent, and then some');
  });
});

/** Stops the way to another page before that comes, as Escape does. */
async function stopWays(page: Page, to: RegExp): Promise<void> {
  await hold(page, 'GET', to);
  await page.evaluate(() => {
    navigation.addEventListener('navigate', ({ navigationType }) => {
      if (navigationType === 'push') requestAnimationFrame(() => window.stop());
    });
  });
}

test.describe('A form whose next page was stopped after its save', () => {
  for (const form of forms) {
    test(`can be saved again: a ${form.what}`, async ({ page }) => {
      await begun(page, form, 'Stopped');
      await stopWays(page, new RegExp(`:[0-9]+${form.list}$`));
      await button(page, form.save).click();
      await expect(page).toHaveURL(new RegExp(`${form.list}/edit/[^/]+$`));
      await expect(page.getByText(/^Saving/)).toHaveCount(0);
      await expect(page.locator('[type="submit"]').first()).toBeEnabled();
    });
  }

  test('can be saved again: a story', async ({ page }) => {
    await page.goto('/blog/edit/new');
    await page.getByRole('textbox', { name: 'Title' }).fill('Stopped');
    await page.getByRole('textbox', { name: 'Tags' }).fill('Stopped');
    await stopWays(page, /\/blog\/stopped$/);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page).toHaveURL(/\/blog\/edit\/(?!new)[^/]+$/);
    await expect(page.getByText(/^Saving/)).toHaveCount(0);
  });
});

test('A discarded draft is not kept again when another page is chosen before the next has come', async ({
  page,
}) => {
  await page.goto('/education/new');
  await page.getByLabel('School').fill('Discarded');
  await hold(page, 'GET', /:[0-9]+\/education$/);
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    return question.accept();
  });
  await page.evaluate(() => {
    const about = document.querySelector<HTMLElement>('nav a[href="/about"]');
    addEventListener('beforeunload', () => setTimeout(() => about?.click()), { once: true });
    const cancel = [...document.querySelectorAll('button')].find((b) => b.textContent === 'Cancel');
    setTimeout(() => cancel?.click());
  });
  await expect(page).toHaveURL('/about');
  expect(asked).toEqual(['confirm']);
  expect(await page.evaluate(() => localStorage.getItem('draft_education'))).toBeNull();
});

/** Editors within pages, whose drafts are kept at each change. */
const editors = [
  { what: 'the motto', path: '/about', edit: 'Edit motto', field: 'Motto', method: 'POST' },
  { what: 'a skill', path: '/about', edit: 'Edit Dynamo', field: 'Level', method: 'PUT' },
  {
    what: 'the welcome text',
    path: '/',
    edit: 'Edit welcome text',
    field: 'Welcome text',
    method: 'PUT',
  },
  {
    what: 'a highlight',
    path: '/',
    edit: 'Edit highlight: Teaching',
    field: 'Title',
    method: 'PUT',
  },
];

const restored = (page: Page) => page.getByText('Restored from this device');

/** Opens the editor; gives the field of that name in it, as the page may have another one. */
async function openedOn(page: Page, edit: string, field: string) {
  await button(page, edit).click();
  await expect(button(page, 'Cancel')).toBeVisible();
  return page.getByRole('textbox', { name: field, exact: true }).last();
}

test.describe('A restored draft', () => {
  test.use({ site: 'restored and saved' });

  for (const { what, path, edit, field, method } of editors) {
    test(`of ${what} is not called restored once it was saved, with more typed meanwhile`, async ({
      page,
    }) => {
      await page.goto(path);
      await (await openedOn(page, edit, field)).fill('Begun earlier');
      page.once('dialog', (question) => question.accept());
      await page.reload();
      const words = await openedOn(page, edit, field);
      await expect(restored(page)).toBeVisible();
      const { release } = await hold(page, method, '**/api/**');
      await button(page, 'Save').click();
      await words.fill('Begun earlier, and then some');
      release();
      await expect(page.locator('.toasts')).toContainText(/saved|updated/i);
      await expect(words).toBeVisible();
      await expect(restored(page)).toHaveCount(0);
    });
  }

  test('of a new skill is not called restored once that was added', async ({ page }) => {
    const name = page.getByRole('region', { name: 'Add a skill' }).getByLabel('Name');
    await page.goto('/about');
    await name.fill('Begun earlier');
    page.once('dialog', (question) => question.accept());
    await page.reload();
    await expect(restored(page)).toBeVisible();
    const { release } = await hold(page, 'POST', '**/api/skills');
    await button(page, 'Add skill').click();
    await name.fill('Another');
    release();
    await expect(page.locator('.toasts')).toContainText('Skill added successfully');
    await expect(name).toHaveValue('Another');
    await expect(restored(page)).toHaveCount(0);
  });
});

test.describe('A form that is open in two tabs', () => {
  for (const { what, list, name } of forms) {
    test(`keeps the draft of a ${what} begun in the other tab, and says so`, async ({
      page,
      context,
    }) => {
      const other = await context.newPage();
      for (const tab of [page, other]) await tab.goto(`${list}/new`);
      const field = (tab: Page) => tab.getByLabel(name).first();
      await field(other).fill('Begun there');
      await expect(other.getByText(/kept on this device( at|\.)/)).toBeVisible();
      await expect.poll(() => keptOn(page)).toContain('Begun there');
      await field(page).fill('Begun here');
      await expect(page.getByText('another tab keeps a draft of this')).toBeVisible();
      await field(page).fill('');
      await expect(page.getByText('Unsaved changes')).toHaveCount(0);
      expect(await keptOn(page)).toContain('Begun there');
    });
  }

  for (const { what, path, edit, field } of editors) {
    const opened = (tab: Page) => openedOn(tab, edit, field);

    /** Types into the first tab, and opens the editor in another one, which restores the words. */
    const restoredFrom = async (page: Page): Promise<Page> => {
      await page.goto(path);
      await (await opened(page)).fill('Words of the first tab');
      const other = await page.context().newPage();
      await other.goto(path);
      await expect(await opened(other)).toBeVisible();
      await expect(other.getByText('Restored from this device')).toBeVisible();
      return other;
    };

    test(`still has the words of ${what} when it is left, after the other tab discarded the draft`, async ({
      page,
    }) => {
      const other = await restoredFrom(page);
      other.once('dialog', (question) => question.accept());
      await other.getByRole('button', { name: 'Cancel' }).click();
      await expect.poll(() => keptOn(other)).not.toContain('Words of the first tab');
      const asked = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      await Promise.all([page.waitForEvent('close'), (await asked).accept()]);
      await other.reload();
      await expect(await opened(other)).toBeVisible();
      await expect(other.getByText('Restored from this device')).toBeVisible();
      expect(await keptOn(other)).toContain('Words of the first tab');
    });

    test(`does not bring back the words of ${what} that the other tab saved or discarded`, async ({
      page,
    }) => {
      const other = await restoredFrom(page);
      page.once('dialog', (question) => question.accept());
      await button(page, 'Cancel').click();
      await Promise.all([other.waitForEvent('close'), other.close({ runBeforeUnload: true })]);
      expect(await keptOn(page)).not.toContain('Words of the first tab');
      await expect(await opened(page)).toBeVisible();
      await expect(page.getByText('Restored from this device')).toBeHidden();
    });

    test(`leaves the draft of ${what} to the tab that keeps it, and says so`, async ({
      page,
      context,
    }) => {
      await page.goto(path);
      const other = await context.newPage();
      await other.goto(path);
      const theirs = await opened(other);
      await expect(theirs).toBeVisible();
      await (await opened(page)).fill('Words of the first tab');
      await expect.poll(() => keptOn(other)).toContain('Words of the first tab');
      await theirs.fill('Words of the second tab');
      await expect(other.getByText('another tab keeps a draft of this')).toBeVisible();
      other.once('dialog', (question) => question.accept());
      await other.getByRole('button', { name: 'Cancel' }).click();
      await expect(button(other, 'Cancel')).toBeHidden();
      expect(await keptOn(other)).toContain('Words of the first tab');
    });
  }
});

/** All that is kept on the device. */
const keptOn = (page: Page) => page.evaluate(() => Object.values(localStorage).join('\n'));

test('a project being sent is kept on the device until the server has it', async ({ page }) => {
  await page.goto('/projects/new');
  const { release } = await hold(page, 'POST', '**/api/projects');
  await page.getByLabel('Project Name').fill('On its way');
  await page.keyboard.press('Control+S');
  page.once('dialog', (question) => question.accept());
  await page.reload();
  release();
  await button(page, 'Restore draft').click();
  await expect(page.getByLabel('Project Name')).toHaveValue('On its way');
});

test('a certificate typed into after its save, while the list is still read, stays in its form', async ({
  page,
}) => {
  await page.goto('/certificates/new');
  const title = page.getByLabel('Title');
  await title.fill('Stays');
  await page.getByLabel('Issuer / Platform').selectOption('AWS');
  await page.getByLabel('Type').selectOption('Exam');
  const { release } = await hold(page, 'GET', '**/api/certificates');
  const reading = page.waitForRequest('**/api/certificates');
  await page.waitForLoadState();
  const created = page.waitForResponse((one) => one.request().method() === 'POST');
  await button(page, 'Save Certificate').click();
  await created;
  await reading;
  await title.fill('Stays, and then some');
  release();
  await expect(page.locator('.toasts')).toContainText('Saved.');
  await expect(title).toHaveValue('Stays, and then some');
  await button(page, 'Save Certificate').click();
  await expect(page).toHaveURL('/certificates');
  expect((await seenByVisitors(page, '/certificates')).includes('Stays, and then some')).toBe(true);
});

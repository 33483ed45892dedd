import { beginAsOwner, expect, hold, seenByVisitors, test } from './fixtures.ts';
import { begun, button, forms } from './owner-forms.ts';

test.use({ site: 'typed meanwhile' });

test.beforeEach(({ page }) => beginAsOwner(page));

test.describe('What is typed while a save is under way', () => {
  // Records of education have the form of roles, and save as they do.
  for (const form of forms.filter(({ list }) => list !== '/education')) {
    const { what, list, save, later } = form;
    test(`stays in the form of a new ${what}, belongs to the entry that was saved, and comes back when the page was left before another save`, async ({
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
      const again = await hold(page, 'PUT', `**/api${list}/*`);
      await button(page, save).click();
      await field.fill('Sent, left, and then some');
      again.release();
      await expect(page.locator('.toasts')).toContainText('Saved.');
      await expect(button(page, save)).toBeEnabled();
      page.once('dialog', (question) => question.accept());
      await page.reload();
      if (what === 'project') await button(page, 'Restore draft').click();
      await expect(field).toHaveValue('Sent, left, and then some');
      await button(page, later).click();
      await expect(page).toHaveURL(list);
      expect((await seenByVisitors(page, list)).includes('Sent, left, and then some')).toBe(true);
      const all = JSON.stringify(await (await page.request.get(`/api${list}`)).json());
      expect(new Set(all.match(/"Sent[^"]*"/g))).toEqual(new Set(['"Sent, left, and then some"']));
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

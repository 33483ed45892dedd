import type { Route } from '@playwright/test';
import { beginAsOwner, expect, sendAsOwner, test } from './fixtures.ts';
import { loseFirstAnswer } from './lose-first-answer.ts';
import { motto } from './owner-forms.ts';

test.use({ site: 'answers are lost' });

test.beforeEach(({ page }) => beginAsOwner(page));

test('a new project whose answer was lost is saved again by Submit, and exists once, with its newest words, even after the clock of the device was set back', async ({
  page,
  consoleErrors,
}) => {
  await loseFirstAnswer(page, 'POST', /api\/projects$/);
  await page.goto('/projects/new');
  await page.getByLabel('Project Name').fill('Sent under two clocks');
  await page.getByLabel('Client').fill('First');
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Save failed');
  await page.clock.setFixedTime(Date.now() - 3_600_000);
  await page.getByLabel('Client').fill('Second');
  await submit.click();
  await expect(page).toHaveURL('/projects');
  await expect(page.getByRole('heading', { name: 'Sent under two clocks' })).toHaveCount(1);
  const projects: { name: string; client: string }[] = await (
    await page.request.get('/api/projects')
  ).json();
  const sent = projects.filter(({ name }) => name === 'Sent under two clocks');
  expect(sent.map(({ client }) => client)).toEqual(['Second']);
  consoleErrors.length = 0; // the browser logs the aborted request
});

for (const { path, api, label, name } of [
  {
    path: '/certificates/edit/46573114-b0a0-48de-93b4-0e43b2d90cb0',
    api: 'certificates/46573114-b0a0-48de-93b4-0e43b2d90cb0',
    label: 'Description',
    name: 'description',
  },
  {
    path: '/projects/edit/clash-triage',
    api: 'projects/clash-triage',
    label: 'Client',
    name: 'client',
  },
]) {
  test(`${path}: a change whose answer was lost does not overwrite what was saved since`, async ({
    page,
    consoleErrors,
  }) => {
    await loseFirstAnswer(page, 'PUT', new RegExp(`api/${api}`));
    await page.goto(path);
    const field = page.getByLabel(label);
    await field.fill('Stored without a word');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('alert')).toContainText(/failed|cannot be reached/i);
    page.once('dialog', (question) => question.accept());
    await page.reload();
    await expect(field).toHaveValue('Stored without a word');
    await expect(page.getByRole('button', { name: 'Restore draft' })).toHaveCount(0);
    await sendAsOwner(page, 'PUT', api, { [name]: 'Newer words' });
    await page.reload();
    await expect(field).toHaveValue('Newer words');
    await expect(page.getByText('Restored from this device')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Restore draft' })).toHaveCount(0);
    consoleErrors.length = 0;
  });
}

const badGateway = '<html><head><title>502 Bad Gateway</title></head><hr>nginx</html>';
const portal = '<!doctype html><title>Welcome to the hotel</title>';

/** The ways in which an answer is lost, and what is said of each. */
const losses = [
  { lose: (route: Route) => route.abort(), says: 'The server cannot be reached.' },
  {
    lose: (route: Route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: badGateway }),
    says: '502 Bad Gateway. What you wrote is kept',
  },
  {
    lose: (route: Route) => route.fulfill({ contentType: 'text/html', body: portal }),
    says: 'The server cannot be reached.',
  },
  {
    lose: (route: Route) =>
      route.fulfill({ status: 201, contentType: 'application/json', body: '{"id":"a","comp' }),
    says: 'The server cannot be reached.',
  },
  { lose: (route: Route) => route.fulfill({ body: '' }), says: 'The server cannot be reached.' },
];

test('a new role whose answers are cut, become a proxy’s 502, a page of the network’s own, end in the middle, or are empty exists once, with its latest words', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/experience/new');
  const company = page.getByLabel('Company');
  await page.getByRole('button', { name: 'Start date: This Month' }).click();
  const save = page.getByRole('button', { name: 'Save Experience' });
  for (const [at, { lose, says }] of losses.entries()) {
    await loseFirstAnswer(page, 'POST', /api\/experience$/, lose);
    await company.fill(`Once, in other words, ${at}`);
    await save.click();
    await expect(page.getByRole('alert'), `${at}`).toContainText(says);
    await expect(save).toBeEnabled();
    await page.unroute(/api\/experience$/);
  }
  await company.fill('Once, in the latest words');
  await save.click();
  await expect(page).toHaveURL('/experience');
  const roles = page.getByRole('heading', { name: 'Once, in' });
  await expect(roles).toHaveCount(1);
  await expect(roles).toContainText('the latest words');
  consoleErrors.length = 0;
});

test('a highlight whose answer was lost exists once, with its latest words; one that is then cancelled stands beside what is added next', async ({
  page,
  consoleErrors,
}) => {
  await loseFirstAnswer(page, 'POST', /api\/highlights$/);
  await page.goto('/');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const title = page.getByRole('textbox', { name: 'Title' });
  const send = async (words: string) => {
    await title.fill(words);
    await button('Save').click();
  };
  const titles = async () =>
    ((await (await page.request.get('/api/highlights')).json()) as { title: string }[])
      .map((one) => one.title)
      .filter((words) => words.startsWith('Sent'));
  await button('Add highlight').click();
  await send('Sent once');
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await send('Sent once more');
  await expect(page.locator('.toasts')).toContainText('Saved.');
  expect(await titles()).toEqual(['Sent once more']);

  await loseFirstAnswer(page, 'POST', /api\/highlights$/);
  await button('Add highlight').click();
  await send('Sent, then cancelled');
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  page.once('dialog', (question) => question.accept());
  await button('Cancel').click();
  await button('Add highlight').click();
  await send('Sent next');
  await expect(title).toHaveCount(0);
  expect((await titles()).toSorted()).toEqual([
    'Sent next',
    'Sent once more',
    'Sent, then cancelled',
  ]);
  consoleErrors.length = 0;
});

test('a new record whose answer was lost exists once, even after a reload', async ({
  page,
  consoleErrors,
}) => {
  await loseFirstAnswer(page, 'POST', /api\/education$/);
  await page.goto('/education/new');
  await page.getByLabel('School').fill('Reloaded');
  await page.getByLabel('Start date, month').selectOption('04');
  await page.getByLabel('Start date, year').selectOption('2020');
  await page.getByLabel('Currently studying').check();
  const save = page.getByRole('button', { name: 'Save Record' });
  await save.click();
  await expect(page.getByRole('alert')).toContainText('Failed to save education');
  page.once('dialog', (question) => question.accept());
  await page.reload();
  await expect(page.getByLabel('School')).toHaveValue('Reloaded');
  await save.click();
  await expect(page).toHaveURL('/education');
  const all = (await (await page.request.get('/api/education')).json()) as { school: string }[];
  expect(all.filter(({ school }) => school === 'Reloaded')).toHaveLength(1);
  consoleErrors.length = 0;
});

test('a new skill whose answers were lost exists once, with its latest words, on the page too, even after a reload', async ({
  page,
  consoleErrors,
}) => {
  const lost = () => loseFirstAnswer(page, 'POST', /api\/skills$/);
  await lost();
  await page.goto('/about');
  const form = page.getByRole('region', { name: 'Add a skill' });
  const add = form.getByRole('button', { name: 'Add skill' });
  await form.getByLabel('Name').fill('Reloaded');
  await add.click();
  await expect(form.getByRole('alert')).toContainText('The server cannot be reached.');
  await lost();
  await form.getByLabel('Level').fill('Daily');
  await add.click();
  await expect(form.getByRole('alert')).toContainText('The server cannot be reached.');
  const stored = async () =>
    ((await (await page.request.get('/api/skills')).json()) as { name: string }[]).filter(
      ({ name }) => name === 'Reloaded',
    );
  await expect.poll(stored).toMatchObject([{ level: 'Daily' }]);
  page.once('dialog', (question) => question.accept());
  await page.reload();
  await expect(form.getByLabel('Name')).toHaveValue('Reloaded');
  await expect(page.getByRole('button', { name: 'Edit Reloaded' })).toHaveCount(1);
  await add.click();
  await expect(page.locator('.toasts')).toContainText('Skill added successfully');
  await expect(page.getByRole('button', { name: 'Edit Reloaded' })).toHaveCount(1);
  expect(await stored()).toMatchObject([{ level: 'Daily' }]);
  consoleErrors.length = 0;
});

const markup = (leave: string) =>
  `<p>Two<br />lines, <a href="/contact"${leave}>a link</a> and \u00a0“signs” &amp; more</p><ul><li><p>one</p></li></ul>`;
const leaving = ' target="_blank" rel="noopener noreferrer"';

for (const { what, path, api, body, edit, field } of [
  {
    what: 'the welcome text',
    path: '/',
    api: 'home',
    body: { welcomeHtml: markup('') },
    edit: 'Edit welcome text',
    field: 'Welcome text',
  },
  {
    what: 'About Me',
    path: '/about',
    api: 'profile',
    body: { about: markup(leaving) },
    edit: 'Edit about me',
    field: 'About Me',
  },
  {
    what: 'a highlight',
    path: '/',
    api: 'highlights/teaching',
    body: { bodyHtml: markup('') },
    edit: 'Edit highlight: Teaching',
    field: 'Text',
  },
]) {
  test(`${what}: words that go on from a save without answer are restored, and are no conflict with it; its own words are not taken for a draft or someone else’s`, async ({
    page,
    consoleErrors,
  }) => {
    const text = page.getByRole('textbox', { name: field, exact: true });
    const open = () => page.getByRole('button', { name: edit, exact: true }).click();
    const typeOn = async (words: string) => {
      await text.focus();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(words);
    };
    const saveWithoutAnswer = async () => {
      await loseFirstAnswer(page, path === '/' ? 'PUT' : 'POST', /api\/(home|profile|highlights)/);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
    };
    page.on('dialog', (question) => question.accept());
    await sendAsOwner(page, 'PUT', api, body);
    await page.goto(path);
    await open();
    await typeOn(' Stored');
    await saveWithoutAnswer();
    await typeOn(' and more');
    await page.reload();
    await open();
    await expect(text).toContainText('Stored and more');
    await expect(page.getByText('Restored from this device')).toBeVisible();
    await expect(page.getByText('changed meanwhile')).toHaveCount(0);

    await saveWithoutAnswer();
    await page.reload();
    await open();
    await expect(text).toContainText('Stored and more');
    await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible();
    await expect(page.getByText('changed meanwhile')).toHaveCount(0);
    await expect(page.getByText('Restored from this device')).toHaveCount(0);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => /draft/i.test(key))).toEqual([]);
    consoleErrors.length = 0;
  });
}

// The welcome text, restored, goes on from one above; what was sent without answer is kept by one module.
for (const { what, path, edit, save, field, method } of [
  { ...motto, save: 'Save' },
  {
    what: 'a project',
    path: '/projects/edit/datum',
    save: 'Save Changes',
    field: 'Client',
  },
]) {
  test(`${what}: words that go on from a save without answer are no conflict with it`, async ({
    page,
    consoleErrors,
  }) => {
    await loseFirstAnswer(page, method ?? 'PUT', /api\/(home|profile|highlights|projects)/);
    await page.goto(path);
    if (edit) await page.getByRole('button', { name: edit, exact: true }).click();
    const words = page.getByRole('textbox', { name: field, exact: true });
    const send = () => page.getByRole('button', { name: save, exact: true }).click();
    await words.fill('Stored without a word');
    await send();
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
    await words.fill('Stored without a word, and gone on');
    await send();
    await expect(page.locator('.toasts')).toContainText(/saved/i);
    const stored = await Promise.all(
      ['home', 'profile', 'projects/datum'].map((at) => page.request.get(`/api/${at}`)),
    );
    const texts = await Promise.all(stored.map((answer) => answer.text()));
    expect(texts.join()).toContain('Stored without a word, and gone on');
    consoleErrors.length = 0;
  });
}

test('a role restored after a reload goes on from a save without answer: that is no conflict', async ({
  page,
  consoleErrors,
}) => {
  const role = await sendAsOwner(page, 'POST', 'experience', {
    company: 'Before',
    startDate: '2020-01',
  });
  await loseFirstAnswer(page, 'PUT', /\/api\/experience\//);
  await page.goto(`/experience/edit/${role.id}`);
  const company = page.getByLabel('Company');
  await company.fill('Stored without a word');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await company.fill('Stored without a word, and more');
  page.once('dialog', (question) => question.accept());
  await page.reload();
  await expect(company).toHaveValue('Stored without a word, and more');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page).toHaveURL('/experience');
  const stored = await (await page.request.get(`/api/experience/${role.id}`)).json();
  expect(stored.company).toBe('Stored without a word, and more');
  consoleErrors.length = 0;
});

test('a picture that was stored without an answer, and then cancelled, stands beside what is added next', async ({
  page,
  consoleErrors,
}) => {
  await loseFirstAnswer(page, 'POST', /api\/gallery$/);
  await page.goto('/certificates');
  const dialog = page.getByRole('dialog');
  const begin = async (title: string) => {
    await page.getByRole('button', { name: 'Add picture', exact: true }).click();
    await dialog
      .locator('input[type=file]')
      .setInputFiles('content/uploads/certificate-open-model-exchange.webp');
    await expect(dialog.getByRole('button', { name: 'Change picture' })).toBeVisible();
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  };
  await begin('Cancelled, a picture');
  await expect(dialog.getByRole('alert')).toContainText('The server cannot be reached.');
  page.once('dialog', (question) => question.accept());
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await begin('Added next, a picture');
  await expect(dialog).toHaveCount(0);
  const stored = await (await page.request.get('/api/gallery')).text();
  for (const words of ['Cancelled, a picture', 'Added next, a picture'])
    expect(stored).toContain(words);
  consoleErrors.length = 0;
});

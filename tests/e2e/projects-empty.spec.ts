import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessibleInEveryLook } from './accessible.ts';
import { expect, signIn, test } from './fixtures.ts';

/** Generous, because checking every look takes long on a busy machine. */
test.describe.configure({ timeout: 240_000 });
test.use({ site: 'no projects', contextOptions: { reducedMotion: 'reduce' } });

test('one project is counted as one', async ({ page, server }) => {
  const folder = join(server.content, 'projects');
  for (const file of await readdir(folder)) {
    if (file !== 'datum.json') await rm(join(folder, file));
  }
  const kept = JSON.parse(await readFile(join(folder, 'datum.json'), 'utf8')) as object;
  await writeFile(join(folder, 'datum.json'), JSON.stringify({ ...kept, techStack: ['Revit'] }));
  const html = async () => (await page.request.get('/projects')).text();
  await expect.poll(html).toContain('project created');
  await page.goto('/projects');
  await expect(page.locator('[data-counts] dt')).toHaveText(['project created', 'technology used']);
  await page.getByRole('combobox', { name: 'Search projects' }).fill('zzzz');
  await expect(page.locator('[data-found]')).toHaveText('0 of 1 project');
});

test('a search finds no project by the words that stand for a missing summary', async ({
  page,
  server,
}) => {
  const document = { name: 'Bare', techStack: ['Revit'], summary: '' };
  await writeFile(join(server.content, 'projects', 'bare.json'), JSON.stringify(document));
  await expect.poll(async () => (await page.request.get('/projects')).text()).toContain('Bare');
  await page.goto('/projects');
  const card = page.locator('.model', { hasText: 'Bare' });
  await expect(card.locator('.summary')).toHaveText('No description available.');
  await page.getByRole('combobox', { name: 'Search projects' }).fill('no description');
  await expect(page.getByRole('heading', { name: 'No matches found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await card.getByText('Explore').click();
  await expect(page.locator('dialog .rich')).toHaveText('No description available.');
});

test("'Ready to build something amazing': visitors are told to check back, the owner is led to a first project", async ({
  page,
  server,
}) => {
  const folder = join(server.content, 'projects');
  for (const file of await readdir(folder)) await rm(join(folder, file));
  const html = async () => (await page.request.get('/projects')).text();
  await expect.poll(html).toContain('Ready to build something amazing');
  await page.goto('/projects');
  const title = page.getByRole('heading', { name: 'Ready to build something amazing' });
  const visitorHint = page.getByText('Check back soon for exciting new projects');
  await expect(title).toBeVisible();
  await expect(visitorHint).toBeVisible();
  await expect(page.locator('[data-counts] dd')).toHaveText(['0', '0']);
  await expect(page.getByRole('combobox', { name: 'Search projects' })).toBeHidden();
  await expect(page.getByText('waiting for its first creation')).toHaveCount(0);
  await expectAccessibleInEveryLook(page);
  await signIn(page);
  await expect(
    page.getByText('Your project portfolio is waiting for its first creation'),
  ).toBeVisible();
  await expect(visitorHint).toBeHidden();
  await expect(page.getByRole('link', { name: 'Create Your First Project' })).toHaveAttribute(
    'href',
    '/projects/new',
  );
  await expectAccessibleInEveryLook(page);
});

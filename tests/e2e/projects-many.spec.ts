import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectDifficulty } from '../../src/lib/difficulty.ts';
import { expect, test } from './fixtures.ts';

type Listed = {
  name: string;
  techStack: string[];
  updatedAt: string;
  readingTime: number;
};

const names = (page: Page) => page.locator('[data-list] article.model h2').allTextContents();
const search = (page: Page) => page.getByRole('combobox', { name: 'Search projects' });

test.use({ site: 'forty projects' });

/** Adds forty projects, made from one of the sample; returns all as the API lists them. */
async function manyProjects(page: Page, content: string): Promise<Listed[]> {
  const sample = JSON.parse(await readFile(join(content, 'projects/parcel.json'), 'utf8'));
  for (let number = 1; number <= 40; number++) {
    const one = {
      ...sample,
      name: `Model ${number}`,
      summary: `<p>Walls of number n${number}.</p>`,
    };
    await writeFile(join(content, `projects/model-${number}.json`), JSON.stringify(one));
  }
  const listed = async () => (await (await page.request.get('/api/projects')).json()) as Listed[];
  await expect.poll(async () => (await listed()).length).toBe(52);
  await expect
    .poll(async () => (await page.request.get('/projects')).text())
    .toContain('number n40.');
  return listed();
}

test('many projects: search, sort and clear keep every card, in order, and details open', async ({
  page,
  server,
}) => {
  const all = (await manyProjects(page, server.content)).map((one) => one);
  await page.goto('/projects');
  const order = all.map(({ name }) => name);
  expect(await names(page)).toEqual(order);
  await search(page).pressSequentially('n17');
  await expect.poll(() => names(page)).toEqual(['Model 17']);
  await page.getByRole('heading', { name: 'Model 17' }).getByRole('link').click();
  await expect(page.getByRole('dialog').getByText('Walls of number n17.')).toBeVisible();
  await page.keyboard.press('Escape');
  await search(page).fill('');
  await expect.poll(() => names(page)).toEqual(order);
  await search(page).fill('no such words');
  await expect(page.getByRole('heading', { name: 'No matches found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect.poll(() => names(page)).toEqual(order);

  await test.step('Quick (reading) and Complex (difficulty) order all of them', async () => {
    const byName = new Map(all.map((one) => [one.name, one]));
    const values = async (of: (one: Listed) => number) =>
      (await names(page)).map((name) => of(byName.get(name) as Listed));
    const sorted = (of: (one: Listed) => number) => all.map(of).sort((a, b) => a - b);
    const minutes = ({ readingTime }: Listed) => readingTime;
    await page.getByRole('radio', { name: 'Quick' }).check();
    await expect.poll(() => values(minutes)).toEqual(sorted(minutes));
    const ease = ({ techStack }: Listed) => -projectDifficulty(techStack);
    await page.getByRole('radio', { name: 'Complex' }).check();
    await expect.poll(() => values(ease)).toEqual(sorted(ease));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to a project far down the list shows its detail, on a slow network too', async ({
    page,
    server,
  }) => {
    await manyProjects(page, server.content);
    await page.goto('/projects');
    // The page comes in parts: its end is missing when the first part is laid out.
    const network = await page.context().newCDPSession(page);
    const bytesPerSecond = { downloadThroughput: 100_000, uploadThroughput: 100_000 };
    const slow = { offline: false, latency: 40, ...bytesPerSecond };
    await network.send('Network.emulateNetworkConditions', slow);
    await page.getByRole('link', { name: 'Model 40', exact: true }).click();
    const details = page.locator('#project-model-40');
    await expect(details).toBeVisible();
    await expect(details).toBeInViewport();
    await expect(details).toContainText('Walls of number n40.');
  });
});

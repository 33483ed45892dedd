import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServer } from '../fixtures/running-server.ts';
import { expect, signIn, test } from './fixtures.ts';

test.use({ site: 'experience with a malformed role' });

const torn = '{"role":"Modeller","startDate":"soon"}';
const tornEnd = '{"company":"A","role":"Modeller","startDate":"2019-01","to":"whenever"}';
const endFirst = '{"company":"A","role":"Modeller","startDate":"2020-05","endDate":"2019-01"}';

/** Writes a file into a server's content from outside, and waits until its page shows it. */
async function openWith(page: Page, content: string, address: string, role = torn): Promise<void> {
  await mkdir(join(content, 'experience'), { recursive: true });
  await writeFile(join(content, 'experience/torn.json'), role);
  await expect(async () => {
    await page.goto(`${address}/experience`);
    await expect(page.getByRole('heading', { name: 'Error loading data' })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
}

test("a malformed item shows a placeholder card 'Error loading data' that tells the user to edit or delete it", async ({
  page,
  server,
}) => {
  await openWith(page, server.content, server.address);
  await expect(page.getByText('Edit or delete it.')).toBeVisible();
  await expect(page.locator('.roles > li')).toHaveCount(6);
  await signIn(page);
  await page.getByRole('link', { name: 'Edit Modeller' }).click();
  await expect(page.getByLabel('Role')).toHaveValue('Modeller');
  await page.goBack();
  await page.getByRole('button', { name: 'Delete Modeller' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Error loading data' })).toHaveCount(0);
  await expect(access(join(server.content, 'experience/torn.json'))).rejects.toThrow();
});

test('one whose end cannot be read is also malformed, and not a current role', async ({
  page,
  server,
}) => {
  await openWith(page, server.content, server.address, tornEnd);
  const card = page.locator('[data-id="torn"]');
  await expect(card).toContainText('Error loading data');
  await expect(card).not.toContainText('Present');
});

test('one whose end is before its start is also malformed, and says so', async ({
  page,
  server,
}) => {
  await openWith(page, server.content, server.address, endFirst);
  const card = page.locator('[data-id="torn"]');
  await expect(card).toContainText('its end is before its start. Edit or delete it.');
  await expect(page.locator('.programme a[href$="torn"]')).toHaveCount(0);
});

test("items exist but none parse: 'Some experience data could not be loaded properly. Please check the data format.'", async ({
  page,
}) => {
  const server = await startServer();
  await openWith(page, server.content, server.address);
  await expect(
    page.getByText(
      'Some experience data could not be loaded properly. Please check the data format.',
    ),
  ).toBeVisible();
  await server.stop();
});

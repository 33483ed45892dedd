import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from './accessible.ts';
import { expect, openAsOwner, test } from './fixtures.ts';

test.use({ site: 'contact with a broken file' });

const note = (page: Page) => page.getByRole('region', { name: 'Needs your attention' });

test.describe
  .serial('A file in the content that is not valid', () => {
    test.beforeEach(async ({ page, server }) => {
      await writeFile(join(server.content, 'skills/torn.json'), '{');
      const told = async () => (await page.request.get('/api/health')).text();
      await expect.poll(told).toContain('torn');
    });

    test('is named on the page, to the owner alone', async ({ page }) => {
      await page.goto('/contact');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(note(page)).toHaveCount(0);
      await openAsOwner(page, '/contact', note(page));
      await expect(note(page)).toContainText('skills/torn.json is not valid JSON.');
      await expectAccessibleInEveryLook(page);
      await page.getByRole('button', { name: 'Owner' }).click();
      await expect(note(page)).toBeHidden();
    });

    test('is told in whole sentences, and not on paper', async ({ page, server }) => {
      const early = '{"school":"A","startYM":"2020-05","endYM":"2019-01"}';
      await writeFile(join(server.content, 'education/early.json'), early);
      const told = async () => (await page.request.get('/api/health')).text();
      await expect.poll(told).toContain('early');
      await openAsOwner(page, '/contact', note(page));
      await expect(note(page)).toContainText(/after Start Date\.(?!\.)/);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.attention')).toBeHidden();
      await rm(join(server.content, 'education/early.json'));
      await expect.poll(told).not.toContain('early');
    });

    test('is not named again once dismissed, until something else is wrong', async ({
      page,
      server,
    }) => {
      await openAsOwner(page, '/contact', note(page));
      await note(page).getByRole('button', { name: 'Dismiss' }).click();
      await expect(note(page)).toHaveCount(0);
      await expect(page.locator('#content')).toBeFocused();
      const answered = page.waitForResponse('**/api/health');
      await page.reload();
      await answered;
      await expect(note(page)).toHaveCount(0);
      await writeFile(join(server.content, 'skills/torn-too.json'), '[]');
      await expect
        .poll(async () => (await page.request.get('/api/health')).text())
        .toContain('torn-too');
      await page.reload();
      await expect(note(page)).toContainText('skills/torn-too.json');
      await rm(join(server.content, 'skills/torn-too.json'));
    });

    test('is named beside a folder that cannot be written', async ({ page }) => {
      await page.route('**/api/health', async (route) => {
        const response = await route.fetch();
        const unwritable = { 'posts/': 'cannot be written (ENOSPC)' };
        await route.fulfill({ response, json: { ...(await response.json()), unwritable } });
      });
      await openAsOwner(page, '/contact', note(page));
      await expect(note(page)).toContainText('skills/torn.json is not valid JSON.');
      await expect(note(page)).toContainText('posts/ cannot be written (ENOSPC).');
    });

    test('is named no more once it is mended', async ({ page, server }) => {
      await rm(join(server.content, 'skills/torn.json'));
      await expect
        .poll(async () => (await page.request.get('/api/health')).text())
        .not.toContain('torn');
      const answered = page.waitForResponse('**/api/health');
      await openAsOwner(
        page,
        '/contact',
        page.getByRole('button', { name: 'Edit contact details' }),
      );
      await answered;
      await expect(note(page)).toHaveCount(0);
    });
  });

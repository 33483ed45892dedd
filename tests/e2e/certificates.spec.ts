import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { buildFolder } from '../../server/setup/paths.mjs';
import { loadRenderer } from '../../server/site/renderer.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './accessible.ts';
import {
  answerTo,
  endSession,
  expect,
  openBeforeScripts,
  sendAsOwner,
  signIn,
  test,
} from './fixtures.ts';

const shownCards = '[data-list] [data-certificate]:visible';
const titles = (page: Page) => page.locator(`${shownCards} h2`).allTextContents();
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search certificates' });
const count = (page: Page) => page.locator('[data-count]');

const found = { ok: true, status: 200, finalUrl: 'https://x.test/' };

/** Answers for link checks, so that no test waits for hosts that do not exist. */
test.beforeEach(async ({ page }) => {
  await page.route('**/api/certificates/*/verification', (route) =>
    route.fulfill({ json: { ...found, checkedAt: '2026-11-20T03:30:00.000Z' } }),
  );
});

test.describe('Certificates list', () => {
  test('search, filters, sort options and stats', async ({ page }) => {
    await page.goto('/certificates');
    await test.step('Ctrl/Cmd+K focuses the search box; the text says Showing N of M certificates', async () => {
      const all = (await titles(page)).length;
      await expect(count(page)).toHaveText(`Showing ${all} of ${all} certificates`);
      for (const key of ['Control+k', 'Meta+k']) {
        await page.locator('body').press(key);
        await expect(search(page)).toBeFocused();
        await search(page).blur();
      }
      await search(page).fill('railway');
      await expect(count(page)).toHaveText(`Showing 1 of ${all} certificates`);
      expect(await titles(page)).toEqual(['Railway site safety card']);
      await search(page).fill('no such thing');
      const none = page.locator('.empty', { hasText: 'No Matches Found' });
      await expect(none.locator('svg')).toBeVisible();
      await expect(none).toContainText('Try changing the search or the filters');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Clear search and filters' }).click();
      expect(await titles(page)).toHaveLength(all);
    });
    await test.step('a search finds the words of a certificate, not the labels around them', async () => {
      await expect(page.locator('.check', { hasText: 'Verified' }).first()).toBeVisible();
      for (const label of ['details', 'verified', 'verify', 'new tab', 'credential']) {
        await search(page).fill(label);
        expect([label, await titles(page)]).toEqual([label, []]);
      }
      for (const words of ['brass stud', 'ls-n2-18-40926', 'kubernetes', 'Linux Foundation exam']) {
        await search(page).fill(words);
        expect([words, (await titles(page)).length]).toEqual([words, 1]);
      }
      await search(page).fill('');
    });
    await test.step("an issuer filter with 'All', a second dropdown of choices", async () => {
      const all = await titles(page);
      const issuer = page.getByRole('combobox', { name: 'Issuer' });
      await expect(issuer.locator('option').first()).toHaveText('All');
      await issuer.selectOption('Prefecture Sample');
      const some = await titles(page);
      expect(some.length).toBeLessThan(all.length);
      expect(some).toContain('Railway site safety card');
      await page.getByRole('combobox', { name: 'Type' }).selectOption('Badge');
      expect(await titles(page)).toEqual(['Railway site safety card']);
      await issuer.selectOption({ index: 0 });
      await page.getByRole('combobox', { name: 'Type' }).selectOption({ index: 0 });
      expect(await titles(page)).toEqual(all);
    });
    await test.step('sort options: Newest first, Oldest first, Title (A-Z), Issuer (A-Z)', async () => {
      const sort = page.getByRole('combobox', { name: 'Sort' });
      expect(await sort.locator('option').allTextContents()).toEqual([
        'Newest first',
        'Oldest first',
        'Title (A-Z)',
        'Issuer (A-Z)',
      ]);
      const newest = await titles(page);
      await sort.selectOption('Title (A-Z)');
      expect(await titles(page)).toEqual([...newest].sort((a, b) => a.localeCompare(b)));
      await sort.selectOption('Oldest first');
      expect((await titles(page))[0]).not.toBe(newest[0]);
      await sort.selectOption('Newest first');
      expect(await titles(page)).toEqual(newest);
    });
    await test.step('a stats panel toggled by a button, with four cards', async () => {
      const stats = page.locator('#certificate-stats');
      await expect(stats.locator('dt')).toHaveText([
        'Total Certificates',
        'Platforms',
        'This Year',
        'Categories',
      ]);
      await page.getByRole('button', { name: 'Hide stats' }).click();
      await expect(stats).toBeHidden();
      await page.getByRole('button', { name: 'Show stats' }).click();
      await expect(stats).toBeVisible();
    });
  });

  test('a grid/list switch (default grid; grid columns 1/2/3/4 by width); the four figures stand two by two on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/certificates');
    const places = await page
      .locator('#certificate-stats dd')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().x));
    expect(places).toEqual([places[0], places[1], places[0], places[1]]);

    await test.step('a grid/list switch (default grid; grid columns 1/2/3/4 by width)', async () => {
      for (const [width, columns] of [
        [360, 1],
        [768, 2],
        [1024, 3],
        [1440, 4],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        const tracks = await page
          .locator('[data-list]')
          .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
        expect([width, tracks]).toEqual([width, columns]);
      }
      await page.getByRole('radio', { name: 'List view' }).check({ force: true });
      await expect(page.locator('.columns')).toBeVisible();
      await expect(page.locator(`${shownCards} .plate`).first()).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('certificatesViewMode'))).toBe('list');
      await expectAccessible(page);
      await page.reload();
      await expect(page.locator('.columns')).toBeVisible();
    });
  });

  test('a search typed before the scripts arrive holds once they do', async ({ page }) => {
    await openBeforeScripts(page, '/certificates', () => search(page).fill('railway'));
    await expect(count(page)).toHaveText(/^Showing 1 of /);
    expect(await titles(page)).toEqual(['Railway site safety card']);
  });

  test('a Verified or Unverified chip when a credential URL exists, and when', async ({ page }) => {
    let asked = 0;
    await page.route('**/api/certificates/*/verification', (route) => {
      asked += 1;
      const ok = asked > 1;
      const json = { ...found, ok, status: ok ? 200 : 404, checkedAt: '2026-11-20T03:30:00.000Z' };
      return route.fulfill({ json });
    });
    await page.goto('/certificates');
    await expect(page.locator('.check', { hasText: 'Verified' }).first()).toHaveAttribute(
      'title',
      /^Checked 20 Nov 2026/,
    );
    await expect(page.locator('.check', { hasText: 'Unverified' })).toHaveCount(1);
    const withoutUrl = page.locator('[data-certificate]', { hasText: 'Railway site safety' });
    await expect(withoutUrl.locator('.check')).toHaveCount(0);
  });

  test('a chip that does not call unverified what no server could check', async ({
    page,
    consoleErrors,
  }) => {
    await page.route('**/api/certificates/*/verification', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '<p>No such page</p>' }),
    );
    await page.goto('/certificates');
    const chip = page.locator('.check').first();
    await expect(chip).toHaveText(/^Not checked/);
    await expect(chip).toHaveAttribute('title', 'Could not be checked');
    consoleErrors.length = 0; // the browser logs the refusals
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page is complete: every certificate with its details, folded, at an address of its own', async ({
    page,
  }) => {
    await page.goto('/certificates');
    const stored = (await (await page.request.get('/api/certificates')).json()) as object[];
    await expect(page.locator(shownCards)).toHaveCount(stored.length);
    const some = page.locator(shownCards, { hasText: 'Japanese for professional use' });
    await some.getByText('Details').click();
    await expect(some.getByText('LS-N2-18-40926')).toBeVisible();
    const link = some.getByRole('link', { name: 'Japanese for professional use' });
    await expect(link).toHaveAttribute('href', /^\/certificates[?#]/);
    await expect(search(page)).toBeHidden();
  });
});

const listPage = /\/certificates(\?.*)?$/;

/** Answers for the list's page as a server whose API reads no certificates. */
async function failToList(page: Page, address: string): Promise<void> {
  const { render } = await loadRenderer(buildFolder);
  const reads = (path: string) =>
    /certificates|gallery/.test(path)
      ? Promise.resolve(new Response('', { status: 500 }))
      : fetch(new URL(path, address));
  const made = await render(new Request(`${address}/certificates`), { fetch: reads });
  const body = await made.text();
  await page.route(listPage, (route) =>
    route.fulfill({ status: made.status, contentType: 'text/html', body }),
  );
}

test("an error message in a red box, 'Failed to load certificates', replaces the list if loading failed; the address of a certificate is kept while the list cannot be loaded, and opens it later", async ({
  page,
  server,
  consoleErrors,
}) => {
  const title = 'Point clouds in practice';
  await page.goto('/certificates');
  const link = page.getByRole('link', { name: title });
  const address = (await link.getAttribute('href')) ?? '';
  await failToList(page, server.address);
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('alert')).toHaveText('Failed to load certificates');
  await expect(page.locator(shownCards)).toHaveCount(0);
  await expectAccessible(page);
  await expect(page.getByText('Certificate not found.')).toHaveCount(0);
  await page.unroute(listPage);
  await page.reload();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  consoleErrors.length = 0; // the browser logs the 503
});

test("'Certificate not found.' for an address of none, which becomes the list's; the dialog of one shows title, issuer, type, date, 'No image', description and skills", async ({
  page,
}) => {
  await page.goto('/certificates?certificate=nope');
  await expect(page.getByText('Certificate not found.')).toBeVisible();
  await expect(page).toHaveURL(/\/certificates$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('link', { name: 'Point clouds in practice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Point clouds in practice' });
  for (const words of ['Sample Institute', 'Workshop', '04/2024', 'No image']) {
    await expect(dialog.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(dialog.locator('.check')).toHaveCount(0);
  await expect(dialog.locator('.rich')).not.toBeEmpty();
});

for (const width of [360, 1440]) {
  test(`clicking a card opens a detail dialog with its own address (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/certificates');
    const card = page.locator(shownCards).first();
    const title = (await card.locator('h2').textContent()) ?? '';
    const link = card.getByRole('link', { name: title });
    await link.click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/certificates\?certificate=[\w-]+$/);
    await expect(dialog.locator('.check')).toContainText('Verified, checked 20 Nov 2026');
    if (width === 1440) {
      const bottoms = await dialog.locator('.foot > *').evaluateAll((all) =>
        all.map((one) => {
          const words = document.createRange();
          words.selectNode([...one.childNodes].find(({ nodeName }) => nodeName === '#text') ?? one);
          return words.getBoundingClientRect().bottom;
        }),
      );
      expect(Math.abs((bottoms[0] ?? 0) - (bottoms[1] ?? 9))).toBeLessThan(1);
    }
    await expect(dialog.getByRole('link', { name: 'Verify' })).toHaveAttribute('target', '_blank');
    await expect(dialog.getByText('Credential ID')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'dialog[open]');
    await page.reload();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/certificates$/);
    await link.click();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  });
}

test.describe
  .serial('The owner on the certificates list', () => {
    test('an export menu (Export JSON, Export CSV) and an Add Certificate button', async ({
      page,
      consoleErrors,
    }) => {
      await page.goto('/certificates');
      await expect(page.getByText('Export')).toHaveCount(0);
      await page.evaluate(() => {
        const kept = { id: 'cert-mine', title: 'Only on this device', issuer: 'Me', type: 'Other' };
        localStorage.setItem('certificates.userAdded', JSON.stringify([kept]));
      });
      await page.reload();
      await signIn(page);
      const add = page.getByRole('link', { name: 'Add Certificate' });
      await expect(add).toHaveAttribute('href', '/certificates/new');
      await expect(page.locator('.owner-tools > :first-child')).toHaveText('Add Certificate');
      const exported = async (name: string) => {
        await page.locator('summary', { hasText: 'Export' }).click();
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name }).click(),
        ]);
        return [download.suggestedFilename(), await readFile(await download.path(), 'utf8')];
      };
      const [jsonName, json = ''] = await exported('Export JSON');
      expect(jsonName).toBe('certificates.json');
      expect(Object.keys(JSON.parse(json)[0])).toEqual([
        'title',
        'issuer',
        'type',
        'date',
        'credentialId',
        'credentialUrl',
      ]);
      const shown = await page.locator('[data-certificate]').count();
      expect(JSON.parse(json)).toHaveLength(shown);
      expect(JSON.parse(json).at(-1)).toMatchObject({ title: 'Only on this device' });
      const [csvName, csv = ''] = await exported('Export CSV');
      expect(csvName).toBe('certificates.csv');
      expect(csv.split('\n')[0]).toBe('Title,Issuer,Type,Date,Credential ID,URL');
      await page.locator('summary', { hasText: 'Export' }).click();
      await expectAccessible(page);
      const choice = page.getByRole('button', { name: 'Export CSV' });
      await expect(choice).toBeVisible();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(choice).toBeHidden();

      await test.step('the export menu gives its focus back to its button, by Escape and after a choice', async () => {
        const button = page.locator('summary', { hasText: 'Export' });
        for (const key of ['Escape', 'Enter']) {
          await button.press('Enter');
          await page.getByRole('button', { name: 'Export JSON' }).press(key);
          await expect(page.getByRole('button', { name: 'Export JSON' })).toBeHidden();
          await expect(button).toBeFocused();
        }
      });
      await test.step("an export that fails says 'Failed to export data. Please try again.'", async () => {
        await page.route('**/api/certificates', (route) => route.abort());
        await page.locator('summary', { hasText: 'Export' }).click();
        await page.getByRole('button', { name: 'Export CSV' }).click();
        await expect(page.locator('.toast')).toContainText(
          'Failed to export data. Please try again.',
        );
        consoleErrors.length = 0; // the browser logs the aborted request
      });
    });

    test('a title of 300 characters ends on its card after four lines; its details and paper show all', async ({
      page,
    }) => {
      await page.goto('/certificates');
      const title = 'Mehrteilige Fortbildung '.repeat(13).slice(0, 300).trim();
      const sent = { title, issuer: 'Long', type: 'Course' };
      const { id } = await sendAsOwner(page, 'POST', 'certificates', sent);
      await page.reload();
      const link = page.locator(`#certificate-${id} h2 a`);
      const lines = await link.evaluate(
        (it) => it.clientHeight / Number.parseFloat(getComputedStyle(it).lineHeight),
      );
      expect(Math.round(lines)).toBe(4);
      await page.emulateMedia({ media: 'print' });
      await expect(link).toHaveCSS('display', 'inline');
      await page.emulateMedia({ media: 'screen' });
      await link.click();
      const shown = page.getByRole('dialog').getByRole('heading', { name: title });
      await expect(shown).toBeVisible();
      expect(await shown.evaluate((it) => it.scrollHeight <= it.clientHeight)).toBe(true);
      await page.keyboard.press('Escape');
      await sendAsOwner(page, 'DELETE', `certificates/${id}`);
    });

    test('the query parameter admin (1 or true) switches owner mode on this page, by a token that is still valid', async ({
      page,
    }) => {
      await page.goto('/certificates');
      await signIn(page);
      const owner = page.getByRole('button', { name: 'Owner' });
      const mode = () => page.evaluate(() => localStorage.getItem('ownerMode'));
      for (const [value, isOn] of [
        ['0', false],
        ['1', true],
        ['true', true],
      ] as const) {
        await page.evaluate(() => localStorage.setItem('ownerMode', 'false'));
        await page.goto(`/certificates?admin=${value}`);
        await expect(page).toHaveURL(/\/certificates$/);
        await expect(owner).toHaveAttribute('aria-pressed', String(isOn));
        expect(await mode()).toBe(String(isOn));
      }
      await endSession(page);
      await page.goto('/certificates?admin=1');
      await expect(owner).toHaveAttribute('aria-pressed', 'false');
      expect(await mode()).toBe('false');
    });

    test('a dead link is shown to the owner', async ({ page }) => {
      await page.route('**/api/certificates/*/verification', (route) =>
        route.fulfill({ json: { ...found, ok: false, status: 410, checkedAt: '2026-11-20' } }),
      );
      await page.goto('/certificates');
      await expect(page.getByText('No page there (status 410)')).toHaveCount(0);
      await signIn(page);
      await expect(page.getByText('No page there (status 410)').first()).toBeVisible();
      await page.route('**/api/certificates/*/verification', (route) =>
        route.fulfill({ json: { ...found, ok: false, status: 0, checkedAt: '2026-11-20' } }),
      );
      await page.reload();
      await expect(page.getByText('No answer from there').first()).toBeVisible();
    });

    test('the owner deletes a certificate, and it is gone for every visitor; focus stays near; a delete that is refused says why', async ({
      page,
      consoleErrors,
    }) => {
      await page.goto('/certificates');
      await signIn(page);
      await test.step('a delete that is refused shows the owner-mode-required message', async () => {
        await page.route('**/api/certificates/*', (route) =>
          route.request().method() === 'DELETE'
            ? route.fulfill({ status: 403, body: 'no' })
            : route.fallback(),
        );
        const card = page.locator(shownCards).first();
        await card.hover();
        await card.getByRole('button', { name: 'Delete' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
        await expect(page.locator('.toast')).toContainText(
          'Owner mode required or session expired',
        );
        await expect(card).toBeVisible();
        consoleErrors.length = 0; // the browser logs the 403
        await page.unroute('**/api/certificates/*');
      });
      await test.step('the owner deletes a certificate, and it is gone for every visitor', async () => {
        const before = (await titles(page)).length;
        const card = page.locator('[data-certificate]', {
          hasText: 'Japanese for professional use',
        });
        await card.hover();
        await card.getByRole('button', { name: 'Delete' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
        await expect(page.getByRole('status').last()).toContainText('Deleted, for every visitor.');
        await expect(card).toHaveCount(0);
        await expect(count(page)).toHaveText(`Showing ${before - 1} of ${before - 1} certificates`);
        await expect(page.locator('[data-certificate] h2 a:focus')).toHaveCount(1);
        await page.reload();
        await expect(card).toHaveCount(0);
      });
      await test.step('after deleting the only certificate shown, focus is in the search box', async () => {
        await answerTo(page, 'DELETE', '**/api/certificates/*', (route) =>
          route.fulfill({ status: 204 }),
        );
        await search(page).fill('railway');
        const card = page.locator(shownCards);
        await expect(card).toHaveCount(1);
        await card.hover();
        await card.getByRole('button', { name: 'Delete' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
        await expect(card).toHaveCount(0);
        await expect(search(page)).toBeFocused();
      });
    });
  });

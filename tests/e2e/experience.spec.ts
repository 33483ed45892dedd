import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, passphrase, signIn, test } from './fixtures.ts';

const companies = (page: Page) =>
  page
    .locator('.roles > li:not([hidden])')
    .evaluateAll((roles) => roles.map((role) => (role as HTMLElement).dataset.company));

test.describe('Experience list', () => {
  test("title 'Professional Experience' and five summary chips", async ({ page }) => {
    await page.goto('/experience');
    await expect(page.locator('h1')).toHaveText('Professional Experience');
    await expect(page.locator('.stats dt')).toHaveText([
      'total experience',
      'current',
      'completed',
      'positions',
      'companies',
    ]);
  });

  test("each item shows status 'Current' when it has no endDate and 'Completed' when it has one", async ({
    page,
  }) => {
    await page.goto('/experience');
    const [current, past] = [
      page.locator('.roles > li').first(),
      page.locator('.roles > li').last(),
    ];
    await expect(current.locator('.badge')).toHaveText('Current');
    await expect(current).toContainText('Apr 2021 to Present');
    await expect(past.locator('.badge')).toHaveText('Completed');
    await expect(past).toContainText('Oct 2014 to Dec 2016');
    await expect(past).toContainText('2 yr 3 mo');
  });

  test('search, status filter and sort options', async ({ page }) => {
    await page.goto('/experience');
    const asSent = await companies(page);
    await page.getByRole('radio', { name: 'Past' }).check();
    expect(await companies(page)).toEqual(asSent.slice(1));
    await page.getByRole('radio', { name: 'Current' }).check();
    expect(await companies(page)).toEqual(['Tallgrass Software']);
    await page.getByRole('radio', { name: 'All' }).check();
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('company');
    expect(await companies(page)).toEqual([...asSent].sort());
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('date');
    expect(await companies(page)).toEqual(asSent);
    await page.getByRole('searchbox').fill('grasshopper');
    expect(await companies(page)).toEqual(['Atelier Kanten']);
    await page.getByRole('searchbox').fill('no such word');
    await expect(page.getByRole('heading', { name: 'No Matches Found' })).toBeVisible();
  });

  test('grid or list view (default grid), remembered on the device', async ({ page }) => {
    await page.goto('/experience');
    await expect(page.getByRole('radio', { name: 'Grid view' })).toBeChecked();
    await page.getByRole('radio', { name: 'List view' }).check();
    await expect(page.locator('.roles .rich').first()).toBeHidden();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'List view' })).toBeChecked();
    await expect(page.locator('.roles .rich').first()).toBeHidden();
  });

  test('nothing of the list moves while the page loads', async ({ page }) => {
    await page.addInitScript(() => {
      const shifted: string[] = [];
      Object.assign(window, { shifted });
      type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
      new PerformanceObserver((list) => {
        for (const { node } of (list.getEntries() as Shift[]).flatMap(({ sources }) => sources)) {
          if (document.querySelector('main')?.contains(node)) shifted.push(String(node?.nodeName));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/experience', { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toEqual([]);
  });
});

test.describe
  .serial('Experience, as owner', () => {
    test('add, edit, delete and export are there for the owner alone', async ({ page }) => {
      await page.goto('/experience');
      await expect(page.getByRole('link', { name: 'Add Experience' })).toHaveCount(0);
      await signIn(page);
      await expect(page.getByRole('link', { name: 'Add Experience' })).toHaveAttribute(
        'href',
        '/experience/new',
      );
      await expect(
        page.getByRole('link', { name: 'Edit Principal engineer, model data' }),
      ).toHaveAttribute('href', '/experience/edit/tallgrass-software');
      await page.getByRole('button', { name: 'Owner' }).click();
      await expect(page.getByRole('link', { name: 'Add Experience' })).toHaveCount(0);
      await expect(page.locator('.own')).toHaveCount(0);
    });

    test("export gives a JSON file with exportDate, version '1.0', totalItems and experiences", async ({
      page,
    }) => {
      await page.goto('/experience');
      await signIn(page);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export' }).click();
      const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
      expect(file).toMatchObject({ version: '1.0', totalItems: 5 });
      expect(Date.parse(file.exportDate)).not.toBeNaN();
      expect(file.experiences).toHaveLength(5);
    });

    test("export failing says 'Failed to export data. Please try again.'", async ({
      page,
      consoleErrors,
    }) => {
      await page.goto('/experience');
      await signIn(page);
      await page.route('**/api/experience', (route) => route.abort());
      await page.getByRole('button', { name: 'Export' }).click();
      await expect(page.getByRole('alert')).toHaveText('Failed to export data. Please try again.');
      consoleErrors.length = 0; // the browser itself notes the request that was cut
    });

    test("loading retries up to 3 attempts, shows 'Retrying... (Attempt n/3)', then an error with 'Try again'", async ({
      page,
      consoleErrors,
    }) => {
      let attempts = 0;
      await page.route('**/api/experience', (route) => {
        attempts += 1;
        return route.abort();
      });
      await page.goto('/experience');
      await signIn(page);
      await expect(page.getByText('Retrying... (Attempt 2/3)')).toBeVisible();
      await expect(page.getByText('Retrying... (Attempt 3/3)')).toBeVisible();
      await expect(page.getByRole('alert')).toContainText(
        'Failed to load experience data. Please check your connection and try again.',
      );
      expect(attempts).toBe(3);
      await page.unroute('**/api/experience');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      consoleErrors.length = 0; // the browser itself notes the requests that were cut
    });

    test('delete asks first, and takes the role from the page of every visitor', async ({
      page,
    }) => {
      await page.goto('/experience');
      await signIn(page);
      const role = page.locator('.roles > li').last();
      await role.hover();
      await role.getByRole('button', { name: /^Delete/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(page.locator('.roles > li')).toHaveCount(5);
      await role.hover();
      await role.getByRole('button', { name: /^Delete/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.locator('.roles > li')).toHaveCount(4);
      await expect(page.locator('.stats')).toContainText('positions4');
      await page.reload();
      await expect(page.locator('.roles > li')).toHaveCount(4);
    });

    test("delete failing shows the message, or 'Failed to delete experience. Please try again.'", async ({
      page,
      consoleErrors,
    }) => {
      await page.goto('/experience');
      await signIn(page);
      await page.route('**/api/experience/**', (route) => route.abort());
      const role = page.locator('.roles > li').last();
      await role.hover();
      await role.getByRole('button', { name: /^Delete/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('alert')).toHaveText(
        'Failed to delete experience. Please try again.',
      );
      await expect(page.locator('.roles > li')).toHaveCount(4);
      consoleErrors.length = 0; // the browser itself notes the request that was cut
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [360, 1440]) {
        test(`the list and its dialog are accessible in the ${colorScheme} theme at ${width} px`, async ({
          page,
        }) => {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 800 });
          await page.goto('/experience');
          await page.getByRole('radio', { name: 'List view' }).check();
          await signIn(page);
          await page.locator('.roles > li').first().hover();
          const check = async () => {
            const { violations } = await new AxeBuilder({ page }).analyze();
            expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
          };
          await check();
          await page
            .getByRole('button', { name: /^Delete/ })
            .first()
            .click();
          await check();
        });
      }
    }
  });

/** A form as the owner opens it. */
async function openForm(page: Page, path: string): Promise<void> {
  await page.goto('/experience');
  await signIn(page);
  await page.goto(path);
  await expect(page.getByLabel('Company *')).toBeVisible();
}

test.describe
  .serial('Experience form', () => {
    test('is titled Add Experience or Edit Experience, and shows viewers that editing is disabled', async ({
      page,
    }) => {
      await page.goto('/experience/new');
      await expect(page.locator('h1')).toHaveText('Add Experience');
      await expect(page.getByText('Adding and editing is disabled in viewer mode')).toBeVisible();
      await page.goto('/experience/edit/tallgrass-software');
      await expect(page.locator('h1')).toHaveText('Edit Experience');
      await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/experience');
    });

    test("'Company is required' and 'Start date is required'; an error clears when its field is edited", async ({
      page,
    }) => {
      await openForm(page, '/experience/new');
      await page.getByRole('button', { name: 'Save Experience' }).click();
      await expect(page.getByText('Company is required')).toBeVisible();
      await expect(page.getByText('Start date is required')).toBeVisible();
      await page.getByLabel('Company *').fill('K');
      await expect(page.getByText('Company is required')).toBeHidden();
      await page.getByRole('button', { name: 'Start date: 1 Year Ago' }).click();
      await expect(page.getByText('Start date is required')).toBeHidden();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });

    test("the current-role checkbox clears endDate and shows 'Present'", async ({ page }) => {
      await openForm(page, '/experience/edit/pontis-and-vale-engineers');
      await expect(page.getByLabel('End date, year')).toHaveValue('2021');
      await page.getByLabel('I currently work here').check();
      await expect(page.locator('.present')).toHaveText('Present');
      await page.getByLabel('I currently work here').uncheck();
      await expect(page.getByLabel('End date, year')).toHaveValue('');
    });

    test('quick-select dates: This Month, Last Month, 6 Months Ago, 1 Year Ago', async ({
      page,
    }) => {
      await page.clock.setFixedTime(new Date('2026-01-31T12:00:00'));
      await openForm(page, '/experience/new');
      const chosen = async (label: string) => {
        await page.getByRole('button', { name: `Start date: ${label}` }).click();
        const [month, year] = [
          page.getByLabel('Start date, month'),
          page.getByLabel('Start date, year'),
        ];
        return `${await year.inputValue()}-${await month.inputValue()}`;
      };
      expect(await chosen('This Month')).toBe('2026-01');
      expect(await chosen('Last Month')).toBe('2025-12');
      expect(await chosen('6 Months Ago')).toBe('2025-07');
      expect(await chosen('1 Year Ago')).toBe('2025-01');
    });

    test('a Preview toggle shows role, company, project, period, location, description and skill chips', async ({
      page,
    }) => {
      await openForm(page, '/experience/edit/tallgrass-software');
      const preview = page.getByRole('region', { name: 'Preview' });
      await expect(preview).toHaveCount(0);
      await page.getByRole('button', { name: 'Preview' }).click();
      for (const words of [
        'Principal engineer, model data',
        'Tallgrass Software',
        'Lattice, Clash Triage',
        'Apr 2021 to Present',
        'Tokyo',
        'Own the data layer',
      ]) {
        await expect(preview).toContainText(words);
      }
      await expect(preview.locator('.chip')).toHaveCount(7);
      await page.getByLabel('Role', { exact: true }).fill('Director');
      await expect(preview.getByRole('heading')).toHaveText('Director');
    });

    test('rich text: 10 text colours, 8 highlights, a link prompt and a word counter', async ({
      page,
    }) => {
      await openForm(page, '/experience/new');
      const text = page.getByRole('textbox', { name: 'Description' });
      await text.click();
      await page.keyboard.type('three plain words');
      await expect(page.getByText('3 words')).toBeVisible();
      await page.keyboard.press('Control+A');
      await page.getByRole('button', { name: 'Text colour' }).click();
      await expect(page.getByRole('group', { name: 'Colours' }).getByTitle(/./)).toHaveCount(10);
      await page.getByRole('button', { name: 'Blue text' }).click();
      await expect(text.locator('span')).toHaveCSS('color', 'rgb(34, 87, 168)');
      await page.getByRole('button', { name: 'Highlight' }).click();
      await expect(page.getByRole('group', { name: 'Highlights' }).getByTitle(/./)).toHaveCount(8);
      await page.getByRole('button', { name: 'Yellow highlight' }).click();
      await expect(text.locator('mark')).toHaveCSS('background-color', 'rgb(255, 243, 176)');
      const said: string[] = [];
      page.on('dialog', (dialog) => {
        said.push(dialog.message());
        return dialog.type() === 'prompt' ? dialog.accept('javascript:alert(1)') : dialog.accept();
      });
      await page.getByRole('button', { name: 'Link' }).click();
      expect(said).toEqual(['Link to', 'Please enter a valid URL']);
      await expect(text.locator('a')).toHaveCount(0);
    });

    test('skills: suggestions, added with Enter or comma, without duplicates', async ({ page }) => {
      await openForm(page, '/experience/new');
      await page.getByRole('button', { name: 'Kubernetes', exact: true }).click();
      const box = page.getByLabel('Skills');
      await box.pressSequentially('Revit,kubernetes,');
      await box.pressSequentially('IFC');
      await box.press('Enter');
      await expect(page.locator('.tag')).toHaveText(['Kubernetes', 'Revit', 'IFC']);
      await expect(page.locator('datalist option')).toHaveCount(10);
    });

    test('drafts are saved 1.5 s after changes under draft_experience, and restored', async ({
      page,
    }) => {
      await openForm(page, '/experience/new');
      await page.getByLabel('Company *').fill('Drafted');
      const draft = () => page.evaluate(() => localStorage.getItem('draft_experience'));
      expect(await draft()).toBeNull();
      await expect.poll(draft).toContain('Drafted');
      page.once('dialog', (dialog) => dialog.accept());
      await page.reload();
      await expect(page.getByText('Restored from this device')).toBeVisible();
      await expect(page.getByLabel('Company *')).toHaveValue('Drafted');
    });

    test("saving returns to /experience, broadcasts 'experience:saved' and removes the draft", async ({
      page,
      browser,
      server,
    }) => {
      await openForm(page, '/experience/new');
      await page.getByLabel('Company *').fill('Quay & Sons');
      await page.getByLabel('Role', { exact: true }).fill('Adviser');
      await page.getByRole('button', { name: 'Start date: Last Month' }).click();
      await page.getByLabel('I currently work here').check();
      await page.getByRole('textbox', { name: 'Description' }).click();
      await page.keyboard.type('Advised the quay.');
      const heard = page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            addEventListener('experience:saved', () => resolve(true), { once: true });
          }),
      );
      await page.getByRole('button', { name: 'Save Experience' }).click();
      expect(await heard).toBe(true);
      await expect(page).toHaveURL(/\/experience$/);
      await expect(page.getByRole('status').filter({ hasText: 'Saved. Live' })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('draft_experience'))).toBeNull();
      const visitor = await browser.newContext({ baseURL: server.address });
      const seen = await visitor.newPage();
      await seen.goto('/experience');
      await expect(seen.locator('.roles')).toContainText('Advised the quay.');
      await visitor.close();
    });

    test("a save that fails says 'Failed to save experience' and keeps the work", async ({
      page,
      consoleErrors,
    }) => {
      await openForm(page, '/experience/edit/tallgrass-software');
      await page.getByLabel('Location').fill('Kyoto');
      await page.route('**/api/experience/*', (route) =>
        route.request().method() === 'PUT' ? route.abort() : route.continue(),
      );
      await page.getByRole('button', { name: 'Update Experience' }).click();
      await expect(page.getByRole('alert')).toContainText('Failed to save experience');
      await expect(page.getByLabel('Location')).toHaveValue('Kyoto');
      await page.unroute('**/api/experience/*');
      await page.getByRole('button', { name: 'Update Experience' }).click();
      await expect(page).toHaveURL(/\/experience$/);
      await expect(page.locator('.roles')).toContainText('Kyoto');
      consoleErrors.length = 0; // the browser itself notes the request that was cut
    });

    test('an expired session is renewed without leaving the form', async ({
      page,
      consoleErrors,
    }) => {
      await openForm(page, '/experience/edit/tallgrass-software');
      await page.getByLabel('Location').fill('Nara');
      await page.evaluate(() => {
        for (const key of ['token', 'ownerToken']) localStorage.removeItem(key);
        sessionStorage.clear();
        dispatchEvent(new Event('owner-mode-changed'));
      });
      await page.getByRole('button', { name: 'Update Experience' }).click();
      await expect(page.getByRole('alert').first()).toContainText('Owner mode required');
      await page.getByLabel('Passphrase').fill(passphrase);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/experience$/);
      await expect(page.locator('.roles')).toContainText('Nara');
      consoleErrors.length = 0; // the browser itself notes the 401
    });

    test('two tabs never overwrite each other silently', async ({
      page,
      context,
      consoleErrors,
    }) => {
      await openForm(page, '/experience/edit/tallgrass-software');
      const other = await context.newPage();
      await other.goto('/experience/edit/tallgrass-software');
      await expect(other.getByLabel('Location')).toHaveValue('Nara');
      await page.getByLabel('Location').fill('First');
      await page.getByRole('button', { name: 'Update Experience' }).click();
      await expect(page).toHaveURL(/\/experience$/);
      await other.getByLabel('Location').fill('Second');
      await other.getByRole('button', { name: 'Update Experience' }).click();
      await expect(other.getByRole('alert')).toContainText('First');
      await other.getByRole('button', { name: 'Keep mine' }).click();
      await expect(other).toHaveURL(/\/experience$/);
      await expect(other.locator('.roles')).toContainText('Second');
      consoleErrors.length = 0; // the browser itself notes the 412
    });

    test("loading failing says 'Failed to load experience.'", async ({ page, consoleErrors }) => {
      await page.goto('/experience');
      await signIn(page);
      await page.goto('/experience/edit/no-such-role');
      await expect(page.getByRole('alert')).toContainText('Failed to load experience.');
      consoleErrors.length = 0; // the browser itself notes the 404
    });
  });

import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect as atOnce, cut, hold, openBeforeScripts, signIn, test } from './fixtures.ts';

/** Generous, because parts of these pages load on demand, which takes long on a busy machine. */
const expect = atOnce.configure({ timeout: 15_000 });
test.describe.configure({ timeout: 120_000 });

const names = (page: Page) => page.locator('[data-list] article.model h2').allTextContents();
const search = (page: Page) => page.getByRole('combobox', { name: 'Search projects' });
const card = (page: Page, name: string) =>
  page.locator('article.model').filter({ has: page.getByRole('heading', { name, level: 2 }) });

test.describe('Projects list', () => {
  test('what visitors see: counts, cards, and nothing for the owner', async ({ page, request }) => {
    await test.step('a count of projects created, a count of distinct technologies used', async () => {
      const all = (await (await request.get('/api/projects')).json()) as { techStack: string[] }[];
      const used = new Set(
        all.flatMap(({ techStack }) => techStack.map((one) => one.toLowerCase())),
      );
      await page.goto('/projects');
      await expect(page.locator('[data-counts]')).toContainText(`${all.length}`);
      await expect(page.locator('[data-counts] dd')).toHaveText([`${all.length}`, `${used.size}`]);
    });
    await test.step('Card: reading time, first 4 technology tags plus +N, Live Demo in a new tab', async () => {
      const one = card(page, 'Cut and fill').first();
      await expect(one.locator('.plaque > .meta')).toContainText(/\dm read/);
      await expect(one.locator('.plaque > .chips .chip')).toHaveCount(4);
      await expect(one.locator('.plaque > .chips .more')).toHaveText(/^\+\d+$/);
      await expect(one.getByRole('link', { name: /Live Demo/ })).toHaveAttribute(
        'target',
        '_blank',
      );
      await expect(page.locator('.badge', { hasText: 'Featured' }).first()).toBeVisible();
    });
    await test.step('a visitor’s page contains nothing for the owner', async () => {
      await page.waitForLoadState('networkidle');
      await expect(page.locator('.owner-actions')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Create' })).toHaveCount(0);
    });
  });

  test('a search box with suggestions, and sort modes', async ({ page, request }) => {
    await page.goto('/projects');
    await test.step('a project matches when its search score is above 0; blank means no filter', async () => {
      const all = await names(page);
      await search(page).fill('kanal');
      await expect.poll(() => names(page)).toEqual(['Kanal Depot, scan to model']);
      await search(page).fill('   ');
      await expect.poll(() => names(page)).toEqual(all);
    });
    await test.step("'No matches found', its hint, and a Clear Search button", async () => {
      const all = await names(page);
      await search(page).fill('zzzz');
      await expect(page.getByRole('heading', { name: 'No matches found' })).toBeVisible();
      await expect(
        page.getByText('Try adjusting your search terms or explore different technologies'),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Clear Search' }).click();
      await expect(search(page)).toBeFocused();
      await expect.poll(() => names(page)).toEqual(all);
      await expect(page.locator('[data-found]')).toHaveText(
        `${all.length} of ${all.length} projects`,
      );
    });
    await test.step('a search box with suggestions, BIM first, at most 8, by keyboard and press', async () => {
      await search(page).pressSequentially('re');
      const options = page.getByRole('option');
      await expect(options.first()).toHaveText('Revit');
      expect(await options.count()).toBeLessThanOrEqual(8);
      await search(page).press('ArrowDown');
      await search(page).press('Enter');
      await expect(search(page)).toHaveValue('Revit');
      await expect(page.getByRole('listbox')).toBeHidden();
      await search(page).fill('pyt');
      await page.getByRole('option', { name: 'PyTorch' }).click();
      await expect(search(page)).toHaveValue('PyTorch');
      await expect.poll(() => names(page)).toContain('Clash Triage');
      await search(page).fill('');
    });
    await test.step('Sort modes: Smart, Recent, Complex and Quick', async () => {
      type Dated = { name: string; updatedAt: string; readingTime: number };
      const all = (await (await request.get('/api/projects')).json()) as Dated[];
      await expect(page.getByRole('radio', { name: 'Smart' })).toBeChecked();
      expect(await names(page)).toEqual(all.map(({ name }) => name));
      await page.getByRole('radio', { name: 'Recent' }).check();
      const recent = [...all].sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
      await expect.poll(() => names(page)).toEqual(recent.map(({ name }) => name));
      await page.getByRole('radio', { name: 'Quick' }).check();
      await expect.poll(async () => (await names(page)).length).toBe(all.length);
      await page.getByRole('radio', { name: 'Complex' }).check();
      await expect.poll(async () => (await names(page)).length).toBe(all.length);
    });
  });

  test('a search and a sort mode chosen before the scripts arrive hold once they do', async ({
    page,
  }) => {
    await page.goto('/projects');
    await page.getByRole('radio', { name: 'Recent' }).check({ force: true });
    const recent = await names(page);
    await openBeforeScripts(page, '/projects', async () => {
      await search(page).fill('kanal');
      await search(page).fill('');
      await page.getByRole('radio', { name: 'Recent' }).check({ force: true });
    });
    await expect.poll(() => names(page)).toEqual(recent);
    await openBeforeScripts(page, '/projects', async () => {
      await search(page).fill('pyt');
      await search(page).blur();
    });
    await expect.poll(async () => (await names(page)).length).toBeLessThan(recent.length);
    await expect(page.getByRole('listbox')).toBeHidden();
    await openBeforeScripts(page, '/projects', () => search(page).fill('pyt'));
    await expect(page.getByRole('option', { name: 'PyTorch' })).toBeVisible();
  });

  test('Explore pressed before the scripts arrive opens the details once they do', async ({
    page,
  }) => {
    await openBeforeScripts(page, '/projects', () =>
      page.locator('summary', { hasText: 'Explore Clash Triage' }).click(),
    );
    await expect(page.getByRole('dialog')).toContainText('Clash Triage');
  });

  test('a browser without idle callbacks, such as Safari, still shows the list and the details', async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
    await page.goto('/projects');
    await search(page).fill('kanal');
    await expect.poll(() => names(page)).toEqual(['Kanal Depot, scan to model']);
    await card(page, 'Kanal Depot, scan to model').getByText('Explore').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test("error panel titled 'Something went wrong' with the message; loading skeleton of 6 placeholder cards; Try again keeps the focus", async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/projects');

    await page.route('**/projects', (route) => route.abort());
    await page.evaluate(() => window.dispatchEvent(new Event('projects:updated')));
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Failed to load projects');
    await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeHidden();
    const retry = page.getByRole('button', { name: 'Try again' });
    const refused = page.waitForEvent('requestfailed');
    await retry.press('Enter');
    await refused;
    await expect(retry).toBeFocused();

    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.unroute('**/projects');
    await page.route('**/projects', async (route) => {
      await held;
      await route.continue();
    });
    await retry.press('Enter');
    await expect(page.locator('.skeleton .model')).toHaveCount(6);
    await expectAccessible(page);
    release();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    consoleErrors.length = 0; // the browser logs the aborted requests
    await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible();
    await expect(search(page)).toBeFocused();
  });

  test('Reload is triggered by window focus, the tab becoming visible, projects:updated and projects:dirty; focus stays where it was', async ({
    page,
    server,
  }) => {
    await page.goto('/projects');
    const focused = card(page, 'Roomtone').getByText('Explore');
    await focused.focus();
    const file = join(server.content, 'projects', 'new-elsewhere.json');
    const sample = JSON.parse(
      await readFile(join(server.content, 'projects', 'parcel.json'), 'utf8'),
    ) as object;
    for (const [trigger, run] of [
      ['window focus', () => window.dispatchEvent(new Event('focus'))],
      ['the tab becoming visible', () => document.dispatchEvent(new Event('visibilitychange'))],
      ['a window event named projects:updated', () => dispatchEvent(new Event('projects:updated'))],
      [
        'a storage event for key projects:dirty with value 1',
        () => dispatchEvent(new StorageEvent('storage', { key: 'projects:dirty', newValue: '1' })),
      ],
    ] as const) {
      await test.step(trigger, async () => {
        const name = `New by ${trigger}`;
        await writeFile(file, JSON.stringify({ ...sample, name }));
        await expect.poll(async () => (await page.request.get('/projects')).text()).toContain(name);
        await page.evaluate(run);
        await expect(card(page, name)).toBeVisible();
        await expect(focused).toBeFocused();
      });
    }
    await rm(file);
    await expect
      .poll(async () => (await page.request.get('/projects')).text())
      .not.toContain('New by ');
  });

  test('the refreshProjects flag is cleared by replacing the history entry', async ({ page }) => {
    await page.goto('/projects');
    await page.evaluate(() => history.replaceState({ refreshProjects: true }, ''));
    const asked = page.waitForRequest((request) => request.resourceType() === 'fetch');
    await page.reload();
    await asked;
    expect(await page.evaluate(() => history.state)).toEqual({});
  });

  test('theme toggle fixed at the bottom right, starts light', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/projects');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('/projects lists every project with a working link to its detail', async ({
    page,
    request,
  }) => {
    const all = (await (await request.get('/api/projects')).json()) as unknown[];
    await page.goto('/projects');
    const links = page.locator('article.model h2 a');
    await expect(links).toHaveCount(all.length);
    await page.getByRole('link', { name: 'Clash Triage', exact: true }).first().click();
    await expect(page).toHaveURL(/\/projects\?project=clash-triage#/);
    const details = page.locator('#project-clash-triage');
    await expect(details).toBeVisible();
    await expect(details).toContainText('Rules first, then a model');
    await expect(details).toBeInViewport();
    await expect(page.locator('#project-lattice')).toBeHidden();
  });
});

test.describe('Project detail modal', () => {
  const dialog = (page: Page) => page.getByRole('dialog');

  test('opens over the list by the Explore button; closes with Escape, the backdrop or the Close button', async ({
    page,
  }) => {
    await page.goto('/projects');
    const explore = card(page, 'Clash Triage').first().locator('summary');
    await explore.click();
    await expect(dialog(page).getByRole('heading', { name: 'Clash Triage' })).toBeVisible();
    await expect(page).toHaveURL(/\?project=clash-triage#project-clash-triage$/);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/projects$/);
    await expect(explore).toBeFocused();
    await explore.click();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    await explore.click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(10, 450);
    await expect(dialog(page)).toBeHidden();
  });

  test('by keyboard, Next and Previous keep the focus and say the title of the new project', async ({
    page,
  }) => {
    await page.goto('/projects');
    const all = await names(page);
    await card(page, String(all[0])).first().locator('summary').press('Enter');
    const said = dialog(page).getByRole('status');
    await expect(said).toBeEmpty();
    const next = dialog(page).getByRole('button', { name: 'Next project' });
    await next.press('Enter');
    for (const name of all.slice(1, 3)) {
      await expect(said).toHaveText(name);
      await expect(next).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await dialog(page).getByRole('button', { name: 'Previous project' }).press('Enter');
    await expect(said).toHaveText(String(all[2]));
    await expect(dialog(page).getByRole('button', { name: 'Previous project' })).toBeFocused();
  });

  test('shows the project from its title on, with all that is told of it, and its images', async ({
    page,
  }) => {
    await page.goto('/projects?project=clash-triage');
    await test.step('is read from its title on: its headings are in order', async () => {
      const headings = dialog(page).getByRole('heading');
      await expect(headings.first()).toHaveText('Clash Triage');
      await expect(headings.nth(1)).toHaveText('About This Project');
    });
    await test.step('Client, Role, Location, Created, Updated, technologies, reading time, Featured', async () => {
      for (const words of ['Tallgrass Software', 'Author, then referee', 'Tokyo', '12 Feb 2024']) {
        await expect(dialog(page).getByText(words)).toBeVisible();
      }
      await expect(dialog(page).getByText('30 Sep 2026')).toBeVisible();
      await expect(dialog(page).locator('.weights .chip')).toHaveCount(6);
      await expect(dialog(page).getByText(/^\d min read$/)).toBeVisible();
      await expect(dialog(page).getByText('Featured')).toBeVisible();
      await expect(dialog(page).getByRole('heading', { name: 'About This Project' })).toBeVisible();
    });
    await test.step('Image carousel: it wraps around; its index resets when the project changes', async () => {
      const current = dialog(page).locator('.dots [aria-current]');
      const told = dialog(page).locator('[aria-live]').filter({ hasText: 'Image' });
      await expect(current).toHaveAccessibleName('Image 1 of 3');
      await expect(told).toHaveCount(0);
      await dialog(page).getByRole('button', { name: 'Previous image' }).click();
      await expect(current).toHaveAccessibleName('Image 3 of 3');
      await expect(told).toHaveText('Image 3 of 3');
      await dialog(page).getByRole('button', { name: 'Next image' }).click();
      await expect(current).toHaveAccessibleName('Image 1 of 3');
      await dialog(page).getByRole('button', { name: 'Image 2 of 3' }).click();
      await expect(current).toHaveAccessibleName('Image 2 of 3');
      await dialog(page).getByRole('button', { name: 'Next project' }).click();
      await dialog(page).getByRole('button', { name: 'Previous project' }).click();
      await expect(dialog(page).getByRole('heading', { name: 'Clash Triage' })).toBeVisible();
      await expect(current).toHaveAccessibleName('Image 1 of 3');
    });
  });

  test("'Project not found' for an address of none, which becomes the list's", async ({ page }) => {
    await page.goto('/projects?project=nope#project-nope');
    await expect(page.getByText('Project not found')).toBeVisible();
    await expect(page).toHaveURL(/\/projects$/);
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Clash Triage', exact: true }).first().click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/projects$/);
  });

  test('has an address of its own: it can be shared and the back button closes it', async ({
    page,
  }) => {
    await page.goto('/projects?project=clash-triage');
    await expect(dialog(page).getByRole('heading', { name: 'Clash Triage' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/projects$/);
    await card(page, 'Roomtone').first().locator('summary').click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/projects$/);
    await page.goForward();
    await expect(dialog(page).getByRole('heading', { name: 'Roomtone' })).toBeVisible();
  });

  test('stays open when the browser goes forward before the close event', async ({ page }) => {
    await page.goto('/projects');
    await card(page, 'Roomtone').first().locator('summary').click();
    await expect(dialog(page)).toBeVisible();
    await page.evaluate(() => {
      const once = { capture: true, once: true };
      addEventListener('close', (event) => event.stopImmediatePropagation(), once);
    });
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).dispatchEvent('close');
    await expect(page).toHaveURL(/project=roomtone/);
    await expect(dialog(page)).toBeVisible();
  });

  test('the address of an open project leads to its card even without scripts', async ({
    page,
    browser,
  }) => {
    await page.goto('/projects');
    await card(page, 'Clash Triage').first().locator('summary').click();
    await expect(dialog(page)).toBeVisible();
    const elsewhere = await browser.newContext({ javaScriptEnabled: false });
    const shared = await elsewhere.newPage();
    await shared.goto(page.url());
    await expect(shared.locator('#project-clash-triage')).toBeInViewport();
    await elsewhere.close();
  });

  test('the focus of the project handed over by Home opens it', async ({ page }) => {
    await page.goto('/');
    const link = page.locator('article.model a[href*="project="]').first();
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(dialog(page).getByRole('heading', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  });

  test('the period has no invented end', async ({ page }) => {
    for (const [id, period] of [
      ['lattice', 'Mar 2025 to Present'],
      ['long-handover', 'Jan 2027'],
      ['platform-minutes', 'Apr 2024'],
    ]) {
      await page.goto(`/projects?project=${id}`);
      const told = dialog(page).locator('dt', { hasText: 'Period' }).locator('+ dd');
      await expect(told).toHaveText(String(period));
    }
  });

  test('Similar Projects: percent similarity, shared count and chips; clicking one opens it; its link is high enough for a finger, 320 px wide', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/projects?project=lattice');
    const link = dialog(page).locator('.similar').getByRole('link').first();
    await expect(link).toBeVisible();
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await page.setViewportSize({ width: 1440, height: 900 });
    await test.step('Similar Projects: percent similarity, shared count and chips; clicking one opens it', async () => {
      const similar = dialog(page).locator('.similar > ul > li');
      expect(await similar.count()).toBeLessThanOrEqual(3);
      await expect(similar.first()).toContainText(/\d+% similar, \d shared/);
      const name = (await similar.first().getByRole('link').textContent())?.trim() ?? '';
      await similar.first().getByRole('link').click();
      await expect(dialog(page).getByRole('heading', { name, level: 2 })).toBeVisible();
      await expect(page).toHaveURL(/\?project=(?!lattice)/);
    });
  });

  test("'View Live Project' link opens in a new tab", async ({ page }) => {
    await page.goto('/projects?project=parcel');
    const link = dialog(page).getByRole('link', { name: /View Live Project/ });
    await expect(link).toHaveAttribute('target', '_blank');
  });
});

test.describe
  .serial('The owner', () => {
    test("sees Create, and Edit and Delete on each card; Delete asks 'Delete this project?', and marks one project busy", async ({
      page,
      consoleErrors,
      server,
    }) => {
      await page.goto('/projects');
      await signIn(page);
      await test.step('sees Create, and Edit and Delete on each card', async () => {
        await expect(page.getByRole('link', { name: 'Create' })).toHaveAttribute(
          'href',
          '/projects/new',
        );
        await expect(page.getByRole('link', { name: 'Edit Lattice' })).toHaveAttribute(
          'href',
          '/projects/edit/lattice',
        );
        await card(page, 'Lattice').first().hover();
        await expectAccessible(page);
      });
      await test.step("Delete asks 'Delete this project?'; if deletion fails the project stays and an alert shows the message", async () => {
        await page.route('**/api/projects/**', (route) =>
          route.fulfill({ status: 503, contentType: 'text/plain', body: 'Try later.' }),
        );
        const question = page.getByRole('dialog', { name: 'Delete this project?' });
        const refused = async () => {
          await page.getByRole('button', { name: 'Delete Datum' }).click();
          await expect(question).toHaveAccessibleDescription('Datum');
          const alerted = page.waitForEvent('dialog').then(async (alert) => {
            await alert.accept();
            return alert.message();
          });
          await question.getByRole('button', { name: 'Delete' }).click();
          return alerted;
        };
        expect(await refused()).toBe('Try later.');
        await expect(page.getByRole('button', { name: 'Delete Datum' })).toBeEnabled();
        await expect(page.getByRole('button', { name: 'Delete Datum' })).toBeFocused();
        await cut(page, 'DELETE', '**/api/projects/**');
        expect(await refused()).toBe('Delete failed');
        await expect(page.getByRole('button', { name: 'Delete Datum' })).toBeEnabled();
        consoleErrors.length = 0; // the browser logs both
        await page.unroute('**/api/projects/**');
      });
      await test.step('Deleting marks one project busy and then removes it from the list', async () => {
        const file = join(server.content, 'projects', 'datum.json');
        const kept = await readFile(file, 'utf8');
        const count = page.locator('[data-counts] dd').first();
        const before = Number(await count.textContent());
        const names = await page.locator('article.model h2').allTextContents();
        const next = names[names.indexOf('Datum') + 1] ?? names.at(-2) ?? '';
        const { release } = await hold(page, 'DELETE', '**/api/projects/datum');
        await page.getByRole('button', { name: 'Delete Datum' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
        const busy = page.locator('[data-busy]');
        await expect(busy).toBeDisabled();
        await expect(busy).toHaveAccessibleName('Delete Datum');
        release();
        await expect(card(page, 'Datum')).toHaveCount(0);
        await expect(count).toHaveText(String(before - 1));
        await expect(page.getByRole('link', { name: next, exact: true })).toBeFocused();
        await writeFile(file, kept);
      });
    });
  });

import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLook } from './accessible.ts';
import {
  beginAsOwner,
  cut,
  endSession,
  expect,
  openAsOwner,
  pasteAs,
  seenByVisitors,
  sendAsOwner,
  signInAgain,
  test,
} from './fixtures.ts';

test.use({ site: 'experience as written' });

const stored = { company: 'Stored', startDate: '2020-01', endDate: '2020-06' };

/** Opens a form as the owner. */
const openForm = (page: Page, path: string) => openAsOwner(page, path, page.getByLabel('Company'));

/** Takes all skills away again. */
async function emptied(page: Page): Promise<void> {
  const box = page.getByLabel('Skills');
  for (let left = await page.locator('.tag').count(); left > 0; left--) {
    await box.press('Backspace');
    await expect(page.locator('.tag')).toHaveCount(left - 1);
  }
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

    test("sections Basic Information, Timeline, Work Description, Skills & Technologies; the year picker ends at the current year; 'Company is required' and 'Start date is required'; Cancel returns to /experience", async ({
      page,
    }) => {
      await openForm(page, '/experience/new');

      await expect(page.locator('.record-form legend:not(.visually-hidden)')).toHaveText([
        'Basic Information',
        'Timeline',
        'Work Description',
        'Skills & Technologies',
      ]);
      const years = page.getByLabel('Start date, year').locator('option');
      await expect(years.nth(1)).toHaveText(String(new Date().getFullYear()));

      await test.step('an error clears when its field is edited', async () => {
        await page.getByRole('button', { name: 'Save Experience' }).click();
        await expect(page.getByText('Company is required')).toBeVisible();
        await expect(page.getByText('Start date is required')).toBeVisible();
        await expect(page.getByLabel('Company')).toBeFocused();
        await page.getByLabel('Company').fill('K');
        await expect(page.getByText('Company is required')).toBeHidden();
        await page.getByRole('button', { name: 'Start date: 1 Year Ago' }).click();
        await expect(page.getByText('Start date is required')).toBeHidden();
        await expectAccessible(page);
        page.once('dialog', (dialog) => dialog.accept());
        await page.getByRole('button', { name: 'Cancel' }).click();
        await expect(page).toHaveURL(/\/experience$/);
      });
    });

    test('rich text: what is pasted, links, 10 text colours, 8 highlights and a word counter', async ({
      page,
    }) => {
      await openForm(page, '/experience/new');
      const text = page.getByRole('textbox', { name: 'Description' });
      await test.step('a table pasted into the description is a line for each row, with its cells apart', async () => {
        await text.focus();
        const row = '<tr><td><b>Doors</b></td><td>12</td></tr>';
        await pasteAs(text, 'text/html', `<table>${row}${row}</table>`);
        await expect(text.locator('p')).toHaveText(['Doors 12', 'Doors 12']);
        await text.press('Control+A');
        await page.keyboard.press('Delete');
      });
      await test.step('in the description a link ends with its words, and a file name is none', async () => {
        page.on('dialog', (dialog) => dialog.accept('https://example.com/'));
        await text.pressSequentially('See main.rs in the book');
        for (const _ of 'book') await page.keyboard.press('Shift+ArrowLeft');
        await page.getByRole('button', { name: 'Link' }).click();
        await page.keyboard.press('End');
        await page.keyboard.type(', and more');
        await expect(text.getByRole('link')).toHaveText(['book']);
        await expect(text).toHaveText('See main.rs in the book, and more');
        await text.press('Control+A');
        await page.keyboard.press('Delete');
        page.removeAllListeners('dialog');
      });
      await test.step('rich text: 10 text colours, 8 highlights, a link prompt and a word counter', async () => {
        await text.click();
        await page.keyboard.type('three plain words');
        await expect(page.getByText('3 words')).toBeVisible();
        await page.keyboard.press('Control+A');
        await page.getByRole('button', { name: 'Text colour' }).click();
        await expect(page.getByRole('group', { name: 'Colours' }).getByTitle(/./)).toHaveCount(10);
        await page.getByRole('button', { name: 'Blue text' }).click();
        await expect(text.locator('span')).toHaveCSS('color', 'rgb(34, 87, 168)');
        await page.getByRole('button', { name: 'Highlight' }).click();
        await expect(page.getByRole('group', { name: 'Highlights' }).getByTitle(/./)).toHaveCount(
          8,
        );
        await page.getByRole('button', { name: 'Yellow highlight' }).click();
        await expect(text.locator('mark')).toHaveCSS('background-color', 'rgb(255, 243, 176)');
        const said: string[] = [];
        page.on('dialog', (dialog) => {
          said.push(dialog.message());
          return dialog.type() === 'prompt'
            ? dialog.accept('javascript:alert(1)')
            : dialog.accept();
        });
        await page.getByRole('button', { name: 'Link' }).click();
        expect(said).toEqual(['Link to', 'Please enter a valid URL']);
        await expect(text.locator('a')).toHaveCount(0);
      });
    });

    test("the end of a role: 'Present', half chosen, before the start, and as it was left", async ({
      page,
    }) => {
      await openForm(page, '/experience/edit/pontis-and-vale-engineers');
      await test.step("the current-role checkbox clears endDate and shows 'Present'", async () => {
        await expect(page.getByLabel('End date, year')).toHaveValue('2021');
        await page.getByLabel('I currently work here').check();
        await expect(page.locator('.present')).toHaveText('Present');
        await page.getByLabel('I currently work here').uncheck();
        await expect(page.getByLabel('End date, year')).toHaveValue('');
        await page.getByLabel('End date, year').selectOption('2021');
      });
      await test.step('an end with only a month or a year is reported, and never saved as empty', async () => {
        const wrong = page.getByText('Please enter the end date as YYYY-MM.');
        await page.getByLabel('End date, month').selectOption('Month');
        await expect(wrong).toBeVisible();
        for (const part of ['month', 'year']) {
          await expect(page.getByLabel(`End date, ${part}`)).toHaveAccessibleDescription(
            /^Please enter the end date/,
          );
        }
        await page.getByRole('button', { name: 'Update Experience' }).click();
        await expect(page.getByLabel('End date, month')).toBeFocused();
        await expect(wrong).toBeVisible();
        await page.getByRole('button', { name: 'End date: 1 Year Ago' }).click();
        await expect(wrong).toBeHidden();
      });
      await test.step('an end before the start is no longer reported once the start is changed', async () => {
        const wrong = page.getByText('End date must be after start date.');
        const year = page.getByLabel('Start date, year');
        const right = await year.inputValue();
        await year.selectOption({ index: 1 }); // the current year
        await page.getByRole('button', { name: 'Update Experience' }).click();
        await expect(wrong).toBeVisible();
        await year.selectOption(right);
        await expect(wrong).toBeHidden();
      });
      await test.step('a half-chosen end comes back as it was, and can be completed', async () => {
        await page.getByLabel('End date, year').selectOption('2021');
        await page.getByLabel('End date, month').selectOption('Month');
        page.once('dialog', (dialog) => dialog.accept());
        await page.reload();
        await expect(page.getByText('Restored from this device')).toBeVisible();
        await expect(page.getByLabel('End date, year')).toHaveValue('2021');
        await expect(page.getByText('Please enter the end date as YYYY-MM.')).toBeVisible();
        await page.getByLabel('End date, month').selectOption('Mar');
        await expect(page.getByText('Please enter the end date as YYYY-MM.')).toBeHidden();
        page.once('dialog', (dialog) => dialog.accept());
        await page.getByRole('button', { name: 'Cancel' }).click();
      });
    });

    test('quick-select dates: This Month, Last Month, 6 Months Ago, 1 Year Ago; those of start and end stand on one line', async ({
      page,
    }) => {
      await page.clock.setFixedTime(new Date('2026-01-31T12:00:00'));
      await openForm(page, '/experience/new');
      const expectChosen = async (label: string, year: string, month: string) => {
        await page.getByRole('button', { name: `Start date: ${label}` }).click();
        await expect(page.getByLabel('Start date, year')).toHaveValue(year);
        await expect(page.getByLabel('Start date, month')).toHaveValue(month);
      };
      await expectChosen('This Month', '2026', '01');
      await expectChosen('Last Month', '2025', '12');
      await expectChosen('6 Months Ago', '2025', '07');
      await expectChosen('1 Year Ago', '2025', '01');

      await test.step('the quick dates of start and end stand on one line, side by side', async () => {
        await page.setViewportSize({ width: 768, height: 1024 });
        const topOf = async (end: string) =>
          (await page.getByRole('button', { name: `${end} date: This Month` }).boundingBox())?.y;
        expect(await topOf('End')).toBe(await topOf('Start'));
      });
    });

    test('a Preview toggle shows role, company, project, period, location, description and skill chips', async ({
      page,
    }) => {
      await openForm(page, '/experience/edit/tallgrass-software');
      const preview = page.getByRole('region', { name: 'Preview' });
      await expect(preview).toHaveCount(0);
      const company = page.getByLabel('Company');
      const before = await company.boundingBox();
      await page.getByRole('button', { name: 'Preview' }).click();
      const hide = page.getByRole('button', { name: 'Hide Preview' });
      expect(await company.boundingBox(), 'the form stays where it was').toEqual(before);
      await expect(hide).not.toHaveAttribute('aria-pressed');
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

    test('what the description may contain is kept when it is edited: raised and lowered text, headings; one whose every change was undone is as it was', async ({
      page,
    }) => {
      await page.goto('/experience');
      const descriptionHtml = '<h4>Area</h4><p>About 400 m<sup>2</sup> and CO<sub>2</sub></p>';
      const { id } = await sendAsOwner(page, 'POST', 'experience', { ...stored, descriptionHtml });
      await openForm(page, `/experience/edit/${id}`);
      await test.step('a description whose every change was undone is as it was: Cancel leaves without a question', async () => {
        await page.getByRole('textbox', { name: 'Description' }).press('Control+End');
        await page.keyboard.type('x');
        await page.keyboard.press('Control+z');
        await page.getByRole('button', { name: 'Cancel' }).click();
        await expect(page).toHaveURL(/\/experience$/);
        await page.goto(`/experience/edit/${id}`);
      });
      await page.getByRole('textbox', { name: 'Description' }).press('Control+End');
      await page.keyboard.type('!');
      await page.getByRole('button', { name: 'Update Experience' }).click();
      await expect(page).toHaveURL(/\/experience$/);
      const saved = await (await page.request.get(`/api/experience/${id}`)).json();
      expect(saved.descriptionHtml).toBe(
        '<h4>Area</h4><p>About 400 m<sup>2</sup> and CO<sub>2!</sub></p>',
      );
      await sendAsOwner(page, 'DELETE', `experience/${id}`);
    });

    test('skills: suggestions, added with Enter or comma, without duplicates, up to 20', async ({
      page,
    }) => {
      await openForm(page, '/experience/new');
      await test.step('added with Enter or comma, without duplicates', async () => {
        await page.getByRole('button', { name: 'Kubernetes', exact: true }).click();
        const box = page.getByLabel('Skills');
        await box.pressSequentially('Revit,kubernetes,');
        await box.pressSequentially('IFC');
        await box.press('Enter');
        await expect(page.locator('.tag')).toHaveText(['Kubernetes', 'Revit', 'IFC']);
        await expect(page.locator('datalist option')).toHaveCount(10);
        await emptied(page);
      });
      await test.step('choosing a suggested skill leads to the next suggestion, and from the last one to the box', async () => {
        const skill = (name: string) => page.getByRole('button', { name, exact: true });
        await skill('Docker').press('Enter');
        await expect(skill('Kubernetes')).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.locator('.tag')).toHaveText(['Docker', 'Kubernetes']);
        await expect(page.getByLabel('Skills')).toBeFocused();
        await emptied(page);
      });
      await test.step('a skill still in the box does not move a button away from under the mouse', async () => {
        const many = Array.from({ length: 14 }, (_, n) => `Skill number ${n}`);
        await page.getByPlaceholder('Add a skill').fill(many.join(', '));
        await page.getByRole('button', { name: 'Kubernetes', exact: true }).click();
        await expect(page.getByRole('button', { name: 'Remove Kubernetes' })).toBeVisible();
        await expect(page.locator('.tag')).toHaveCount(15);
        await emptied(page);
      });
      await test.step('a suggestion that is chosen takes the place of its beginning in the box', async () => {
        const skill = (name: string) => page.getByRole('button', { name, exact: true });
        const box = page.getByPlaceholder('Add a skill');
        await box.fill('Java, pyth');
        await skill('Python').click();
        await expect(page.locator('.tag')).toHaveText(['Python', 'Java']);
        await expect(box).toHaveValue('');
        await box.fill('Dock');
        await skill('React').click();
        await expect(page.locator('.tag')).toHaveText(['Python', 'Java', 'Dock', 'React']);
        await emptied(page);
      });
      await test.step('skills beyond 20 stay in the box, and the form says so until there is room for them', async () => {
        const box = page.getByLabel('Skills');
        const tooMany = page.getByText('At most 20 skills.');
        const many = Array.from({ length: 22 }, (_, n) => `Skill number ${n}`);
        await box.fill(many.slice(0, 20).join(', '));
        await expect(tooMany).toBeHidden();
        await pasteAs(box, 'text/plain', `, ${many.slice(20).join(', ')}`);
        await expect(page.locator('.tag')).toHaveText(many.slice(0, 20));
        await expect(box).toHaveValue('Skill number 20, Skill number 21');
        await expect(tooMany).toBeVisible();
        await box.press('Enter');
        await expect(box).toHaveValue('Skill number 20, Skill number 21');
        await page.getByRole('button', { name: 'Remove Skill number 0', exact: true }).click();
        await expect(box).toHaveValue('Skill number 21');
        await expect(tooMany).toBeVisible();
        await page.getByRole('button', { name: 'Remove Skill number 1', exact: true }).click();
        await expect(tooMany).toBeHidden();
        await box.press('Enter');
        await expect(page.locator('.tag')).toHaveText(many.slice(2));
        await expect(box).toHaveValue('');
        await page.getByRole('button', { name: 'AWS', exact: true }).click();
        await expect(tooMany).toBeVisible();
      });
    });

    test('drafts are saved 1.5 s after changes under draft_experience, and restored', async ({
      page,
    }) => {
      await openForm(page, '/experience/new');
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 5_000);
      await page.getByLabel('Company').fill('Drafted');
      const draft = () => page.evaluate(() => localStorage.getItem('draft_experience'));
      await page.clock.runFor(1_400);
      expect(await draft()).toBeNull();
      await page.clock.runFor(200);
      expect(await draft()).toContain('Drafted');
      await page.clock.resume();
      page.once('dialog', (dialog) => dialog.accept());
      await page.reload();
      await expect(page.getByText('Restored from this device')).toBeVisible();
      await expect(page.getByLabel('Company')).toHaveValue('Drafted');
    });

    test("saving returns to /experience, broadcasts 'experience:saved' and removes the draft", async ({
      page,
    }) => {
      await openForm(page, '/experience/new');
      await page.getByLabel('Company').fill('Quay & Sons');
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
      expect(await seenByVisitors(page, '/experience')).toContain('Advised the quay.');
    });

    test("a save that fails says 'Failed to save experience' and keeps the work; an expired session is renewed without leaving the form", async ({
      page,
      consoleErrors,
    }) => {
      await openForm(page, '/experience/edit/tallgrass-software');

      await page.getByLabel('Location').fill('Kyoto');
      await cut(page, 'PUT', '**/api/experience/*');
      await page.getByRole('button', { name: 'Update Experience' }).click();
      await expect(page.getByRole('alert')).toContainText('Failed to save experience');
      await expect(page.getByLabel('Location')).toHaveValue('Kyoto');
      await page.unroute('**/api/experience/*');
      consoleErrors.length = 0; // the browser logs the aborted request

      await test.step('an expired session is renewed without leaving the form', async () => {
        await page.getByLabel('Location').fill('Nara');
        await endSession(page);
        await page.getByRole('button', { name: 'Update Experience' }).click();
        await expect(page.getByRole('alert').first()).toContainText('Owner mode required');
        await signInAgain(page);
        await expect(page).toHaveURL(/\/experience$/);
        await expect(page.locator('.roles')).toContainText('Nara');
        consoleErrors.length = 0; // the browser logs the 401
      });
    });

    test("the button reads 'Updating...' while busy; a form that the Back button brings back after a save can be used again", async ({
      page,
    }) => {
      await openForm(page, '/experience/edit/tallgrass-software');
      await page.getByLabel('Location').fill('Osaka');
      await page.route(/:\d+\/experience$/, (route) => route.fulfill({ status: 204 }));
      const left = page.waitForRequest(/:\d+\/experience$/);
      await page.getByRole('button', { name: 'Update Experience' }).click();
      await left;
      await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled();
      await page.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      );
      await expect(page.getByRole('button', { name: 'Update Experience' })).toBeEnabled();
      await expect(page.getByLabel('Location')).toHaveValue('Osaka');
    });

    test('two tabs never overwrite each other silently', async ({ page, consoleErrors }) => {
      await openForm(page, '/experience/edit/tallgrass-software');
      const stored = await page.request.get('/api/experience/tallgrass-software');
      await expect(page.getByLabel('Location')).toHaveValue((await stored.json()).location);
      await sendAsOwner(page, 'PUT', 'experience/tallgrass-software', { location: 'First' });
      await page.getByLabel('Location').fill('Second');
      await page.getByRole('button', { name: 'Update Experience' }).click();
      await expect(page.locator('.theirs')).toContainText('First');
      await page.getByRole('button', { name: 'Keep mine' }).click();
      await expect(page).toHaveURL(/\/experience$/);
      await expect(page.locator('.roles')).toContainText('Second');
      consoleErrors.length = 0; // the browser logs the 412
    });

    test("loading failing says 'Failed to load experience.'", async ({ page, consoleErrors }) => {
      await beginAsOwner(page);
      await page.goto('/experience/edit/no-such-role');
      await expect(page.getByRole('alert')).toContainText('Failed to load experience.');
      consoleErrors.length = 0; // the browser logs the 404
    });

    test("the button of a new role reads 'Saving...' while busy", async ({
      page,
      consoleErrors,
    }) => {
      const held = Promise.withResolvers<void>();
      await page.route('**/api/experience{,/*}', async (route) => {
        if (route.request().method() === 'GET') return route.continue();
        await held.promise;
        return route.fulfill({ status: 500, body: '' });
      });
      await openForm(page, '/experience/new');
      await page.getByRole('button', { name: 'Start date: 1 Year Ago' }).click();
      await page.getByLabel('Company').fill('Kept waiting');
      await page.getByRole('button', { name: 'Save Experience' }).click();
      await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
      held.resolve();
      await expect(page.getByRole('alert')).toContainText('Failed to save experience');
      page.once('dialog', (dialog) => dialog.accept());
      await page.goto('/experience');
      await page.evaluate(() => localStorage.removeItem('draft_experience'));
      consoleErrors.length = 0; // the browser logs the answers
    });

    test('the form, its palettes, errors and preview are accessible in every look', async ({
      page,
    }) => {
      await openForm(page, '/experience/edit/pontis-and-vale-engineers');
      await page.getByRole('button', { name: 'Preview' }).click();
      await page.getByRole('button', { name: 'Highlight' }).click();
      await page.getByLabel('Company').fill('');
      await page.getByRole('button', { name: 'Update Experience' }).click();
      await expect(page.getByText('Company is required')).toBeVisible();
      await expectAccessibleInEveryLook(page);
      page.once('dialog', (dialog) => dialog.accept());
      await page.goto('/experience');
    });
  });

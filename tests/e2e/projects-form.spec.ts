import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInEveryLook } from './accessible.ts';
import {
  expect as atOnce,
  endSession,
  hold,
  pasteAs,
  sendAsOwner,
  signIn,
  signInAgain,
  test,
} from './fixtures.ts';

/** Generous, because parts of these pages load on demand, which takes long on a busy machine. */
const expect = atOnce.configure({ timeout: 15_000 });
test.describe.configure({ timeout: 120_000 });

const name = (page: Page) => page.getByLabel('Project Name');
const summary = (page: Page) => page.getByRole('textbox', { name: 'Project Summary' });
const draftKept = (page: Page) => page.getByText('Draft kept on this device');

/** One pixel, as a real picture. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** A project as stored, ready to be edited. */
const stored = {
  name: 'As stored',
  summary: '<p>One</p>',
  techStack: ['IFC'],
  startDate: '2024-05',
};

async function openAsOwner(page: Page, path = '/projects/new'): Promise<void> {
  await page.goto(path);
  await signIn(page);
  await expect(name(page)).toBeEnabled();
}

test.describe('Project form', () => {
  test('viewers see the form read-only with disabled fields and the viewer-mode notice', async ({
    page,
  }) => {
    await page.goto('/projects/edit/lattice');
    await expect(
      page.getByText(
        'You are in viewer mode. Use the Owner switch in the navbar to unlock editing.',
      ),
    ).toBeVisible();
    await expect(name(page)).toHaveValue('Lattice');
    await expect(name(page)).toBeDisabled();
    await page.getByRole('tab', { name: 'Media & Tech' }).click();
    const tags = page.locator('.tag-input');
    await expect(tags.locator('.tag').first()).toBeVisible();
    await expect(tags.getByRole('button')).toHaveCount(0);
    await expect(page.getByLabel('Tech Stack')).not.toHaveAttribute('placeholder');
    const colour = await page
      .getByLabel('Image URLs')
      .evaluate((field) => getComputedStyle(field).backgroundColor);
    await expect(tags).toHaveCSS('background-color', colour);
    await page.getByRole('tab', { name: 'Project Details' }).click();
    for (const button of ['Save Changes', 'Clear', 'AI Suggestions']) {
      await expect(page.getByRole('button', { name: button })).toBeDisabled();
      await expect(page.getByRole('button', { name: button })).toHaveAttribute(
        'title',
        'Owner mode required',
      );
    }
  });

  test("'Project not found' (no project matches the id); the owner is not shown the tooltip 'Owner mode required'", async ({
    page,
  }) => {
    await page.goto('/projects/edit/no%20such');
    const submit = page.getByRole('button', { name: 'Save Changes' });
    await expect(page.getByRole('alert')).toContainText('Project not found');
    await expect(submit).toHaveAttribute('title', 'Owner mode required');
    await signIn(page);
    await expect(page.getByRole('alert')).toContainText('Project not found');
    await expect(submit).toBeDisabled();
    await expect(submit).not.toHaveAttribute('title');
  });

  test("'Failed to load project' (form banner)", async ({ page, consoleErrors }) => {
    await page.route('**/api/projects', (route) => route.abort());
    await page.goto('/projects/edit/lattice');
    await expect(page.getByRole('alert')).toContainText('Failed to load project');
    consoleErrors.length = 0; // the browser logs the aborted request
  });

  test('all validation messages; why Submit is disabled stands beside it on every tab', async ({
    page,
  }) => {
    await openAsOwner(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await test.step('an error stays shown when the box of tags is left unchanged', async () => {
      await page.getByRole('tab', { name: 'Media & Tech' }).click();
      await page.getByLabel('Tech Stack').focus();
      await page.getByRole('tab', { name: 'Project Details' }).click();
      await expect(page.getByText('Name is required')).toBeVisible();
    });
    await name(page).fill('a'.repeat(81));
    await expect(page.locator('.counter')).toHaveAttribute('data-over');
    await expect(page.locator('.counter')).toHaveText('81 / 80');
    await name(page).fill('Lattice');
    await expect(page.getByText('Heads up: another project already uses this name.')).toBeVisible();
    await page.getByLabel('Project URL').fill('ledger.sample');
    await page.getByLabel('Start Date, month').selectOption('Feb');
    await page.getByLabel('End Date, year').selectOption('2022');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Please enter a valid URL (include http/https).')).toBeVisible();
    await expect(page.getByText('Please select a valid Start Date (YYYY-MM).')).toBeVisible();
    await expect(
      page.getByText('Please complete End Date (YYYY-MM), or leave blank.'),
    ).toBeVisible();
    await page.getByLabel('Start Date, year').selectOption('2022');
    await page.getByLabel('End Date, month').selectOption('Jan');
    const early = page.getByText('End date must be after start date.');
    await expect(early.filter({ visible: true })).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await page.getByRole('tab', { name: 'Settings', exact: true }).click();
    await expect(page.locator('.work-bar').filter({ has: early })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Project Details (has an error)' })).toBeVisible();
    await expectAccessible(page);
  });

  test('the fields of a new project, and what the form tells beside them; tags by Enter or comma; the keys that save, wherever the focus is', async ({
    page,
  }) => {
    await openAsOwner(page);
    await test.step('AI Suggestions: keyword rules, and its failure text', async () => {
      const ask = page.getByRole('button', { name: 'AI Suggestions' });
      await ask.click();
      const failed = page.getByText('Failed to generate suggestions. Please try again.');
      await expect(failed).toHaveCSS('box-shadow', /3px 0px 0px 0px inset$/);
      await name(page).fill('Revit rooms');
      await ask.click();
      await expect(page.getByText('Revit rooms began with a problem')).toBeVisible();
      await expect(page.getByText(/model answers/)).toBeVisible();
    });
    await test.step('Project URL with a preview card', async () => {
      await page.getByLabel('Project URL').fill('https://ledger.sample/doors');
      await expect(page.locator('.url-preview')).toContainText('ledger.sample/doors');
    });
    await test.step('the card beside the form has the badges that visitors will see', async () => {
      const badges = page.getByLabel('Preview of the card').locator('.badge');
      await expect(badges).toHaveText(['In Progress', 'Recent']);
      await page.getByLabel('Status').selectOption('Completed');
      await expect(badges).toHaveText(['Recent']);
      await page.getByRole('tab', { name: 'Media & Tech' }).click();
      await page.getByLabel('Tech Stack').pressSequentially('BIM,');
      await page.getByRole('tab', { name: 'Settings' }).click();
      await page.getByLabel('Featured Project').check();
      await expect(badges).toHaveText(['Featured', 'Recent', 'Trending', 'BIM']);
    });
    await test.step('status follows the end date; years 1970 to current year + 10', async () => {
      await page.getByRole('tab', { name: 'Project Details' }).click();
      await page.getByLabel('Status').selectOption('In Progress');
      const status = page.getByLabel('Status');
      await expect(status).toHaveValue('In Progress');
      const years = await page.getByLabel('End Date, year').locator('option').allTextContents();
      expect(years.slice(1).at(-1)).toBe('1970');
      expect(years[1]).toBe(String(new Date().getFullYear() + 10));
      await page.getByLabel('End Date, month').selectOption('Jan');
      await expect(status).toHaveValue('In Progress');
      await page.getByLabel('End Date, year').selectOption('2022');
      await expect(status).toHaveValue('Completed');
      await page.getByLabel('End Date, year').selectOption('');
      await expect(status).toHaveValue('In Progress');
      await status.selectOption('On Hold');
      await expect(status).toHaveValue('On Hold');
    });
    await test.step('tags by Enter or comma; the keys that save, wherever the focus is', async () => {
      await test.step('Tech tags: added on Enter or comma; duplicates ignored case-insensitively', async () => {
        await page.getByRole('tab', { name: 'Media & Tech' }).click();
        const input = page.getByLabel('Tech Stack');
        await input.fill('bim');
        await input.press('Enter');
        await input.pressSequentially('IFC,');
        await expect(page.locator('.tag-input .tag')).toHaveText(['BIM', 'IFC']);
        await expect(page.locator('.card-preview svg.iso')).toBeVisible();
        await page.getByRole('tab', { name: 'Project Details' }).click();
      });
      await test.step('Keyboard: Ctrl or Cmd plus S or Enter saves the form, wherever the focus is', async () => {
        for (const keys of ['Control+s', 'Meta+Enter']) {
          await name(page).fill('x');
          await name(page).fill('');
          await expect(page.getByText('Name is required')).toBeHidden();
          await page.getByRole('heading', { name: 'Add Project' }).click();
          await expect(name(page)).not.toBeFocused();
          await page.keyboard.press(keys);
          await expect(page.getByText('Name is required'), keys).toBeVisible();
        }
      });
    });
  });

  test('rich text: every tool does what it says, or says that it can do nothing; what is pasted into the summary is as its card can show it', async ({
    page,
  }) => {
    await openAsOwner(page);
    await test.step('Indent and Outdent say when they can do nothing', async () => {
      await summary(page).click();
      const tool = (name: string) => page.getByRole('button', { name, exact: true });
      const [indent, outdent] = [tool('Indent'), tool('Outdent')];
      await expect(outdent).toHaveAttribute('aria-disabled', 'true');
      await indent.click();
      await expect(outdent).toHaveAttribute('aria-disabled', 'false');
      await outdent.click();
      await page.keyboard.type('- one');
      await expect(indent).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('Enter');
      await page.keyboard.type('two');
      await indent.click();
      await expect(summary(page).locator('ul ul')).toHaveText('two');
      await summary(page).press('Control+A');
      await page.keyboard.press('Delete');
    });
    await test.step('rich text: bold, alignment, lists, indent, colour by swatch and by hex', async () => {
      const tool = (label: string) => page.getByRole('button', { name: label, exact: true });
      await summary(page).pressSequentially('Walls');
      await summary(page).press('Control+A');
      await tool('Bold').click();
      await tool('Align right').click();
      await tool('Text colour').click();
      await expect(page.locator('.swatch')).toHaveCount(40);
      await page.getByRole('button', { name: 'Bright vermilion, #d83008' }).click();
      await expect(summary(page).locator('p')).toHaveAttribute('style', /text-align: right/);
      await expect(summary(page).locator('span')).toHaveCSS('color', 'rgb(216, 48, 8)');
      await expect(summary(page).locator('strong')).toHaveText('Walls');
      await tool('Text colour').click();
      await page.getByLabel('Hex colour').press('Escape');
      await expect(tool('Text colour')).toBeFocused();
      await tool('Text colour').click();
      await page.getByLabel('Hex colour').fill('#0a');
      await expect(page.getByLabel('Hex colour')).toHaveAccessibleDescription('Not a hex colour.');
      await expectAccessible(page);
      await page.getByLabel('Hex colour').fill('#0a0');
      await expect(page.getByLabel('Hex colour')).toHaveAccessibleDescription('');
      await page.getByRole('button', { name: 'Set', exact: true }).click();
      await expect(summary(page).locator('span')).toHaveCSS('color', 'rgb(0, 170, 0)');
      await tool('Numbered list').click();
      await expect(summary(page).locator('ol li')).toHaveText('Walls');
      await summary(page).press('Control+A');
      await page.keyboard.press('Delete');
    });
    await test.step("Rich-text link must be a valid URL, else alert 'Invalid URL'", async () => {
      await summary(page).pressSequentially('Walls');
      await summary(page).press('Control+A');
      const answers = ['http://', 'https://walls.example/a'];
      const alerts: string[] = [];
      page.on('dialog', async (dialog) => {
        if (dialog.type() === 'alert') alerts.push(dialog.message());
        await dialog.accept(dialog.type() === 'prompt' ? answers.shift() : undefined);
      });
      const link = page.getByRole('button', { name: 'Link', exact: true });
      await link.click();
      expect(alerts).toEqual(['Invalid URL']);
      await expect(summary(page).locator('a')).toHaveCount(0);
      await link.click();
      await expect(summary(page).locator('a')).toHaveAttribute('href', 'https://walls.example/a');
      page.removeAllListeners('dialog');
      page.on('dialog', (dialog) => dialog.accept());
      await summary(page).press('Control+A');
      await page.keyboard.press('Delete');
    });
    await test.step('what is pasted into the summary is as its card can show it', async () => {
      await summary(page).focus();
      await test.step('a pasted table is a line for each row, with its cells apart', async () => {
        await pasteAs(
          summary(page),
          'text/html',
          '<table><caption>Doors</caption><tr><th>Level</th><th>Count</th></tr><tr><td>One</td><td><b>12</b></td></tr></table>',
        );
        await expect(summary(page).locator('p')).toHaveText(['Doors', 'Level Count', 'One 12']);
        await expect(summary(page).locator('strong')).toHaveText('12');
        await summary(page).press('Control+A');
      });
      await test.step('pasted HTML has white and background colours stripped; newlines become line breaks', async () => {
        const paste = (type: string, data: string) => pasteAs(summary(page), type, data);
        await paste(
          'text/html',
          '<p><span style="color: #fff; background: red">a</span><span style="color: #d83008">b</span></p>',
        );
        await expect(summary(page)).toHaveText('ab');
        const html = await summary(page).innerHTML();
        expect(html).not.toMatch(/background|255|#fff/);
        expect(html).toContain('color');
        await summary(page).press('Control+A');
        await paste('text/plain', 'one\ntwo');
        await expect(summary(page).locator('br:not(.ProseMirror-trailingBreak)')).toHaveCount(1);
      });
    });
  });

  test('what the summary may contain is kept when it is edited: raised and lowered text, headings; the live preview has its words as its card will, each block apart; an image whose address contains commas is one image, and stays', async ({
    page,
  }) => {
    await page.goto('/projects');
    const images = ['https://example.test/upload/w_400,h_300,c_fill/a.jpg', '/uploads/b.png'];
    await page.route(/example\.test|uploads/, (route) =>
      route.fulfill({ body: picture, contentType: 'image/png' }),
    );
    const html = '<h4>Area</h4><div>Doors</div><p>About 400 m<sup>2</sup> and CO<sub>2</sub></p>';
    const entry = { ...stored, images, summary: html };
    const { id } = await sendAsOwner(page, 'POST', 'projects', entry);
    await openAsOwner(page, `/projects/edit/${id}`);
    await expect(page.locator('.card-preview .summary')).toHaveText(
      'Area Doors About 400 m2 and CO2',
    );
    await page.getByRole('tab', { name: 'Media & Tech' }).click();
    await expect(page.locator('.thumbnails li')).toHaveCount(2);
    await page.getByRole('tab', { name: 'Project Details' }).click();
    await summary(page).press('Control+End');
    await page.keyboard.type('!');
    await pasteAs(
      summary(page),
      'text/html',
      '<span>m<span style="vertical-align: super">3</span></span>',
    );
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL(/\/projects$/);
    const saved = await (await page.request.get(`/api/projects/${id}`)).json();
    expect(saved.summary).toBe(
      '<h4>Area</h4><p>Doors</p><p>About 400 m<sup>2</sup> and CO<sub>2!</sub>m<sup>3</sup></p>',
    );
    expect(saved.images).toEqual(images);
    await sendAsOwner(page, 'DELETE', `projects/${id}`);
  });

  test('images by address, and by upload: what fails is named, and nothing else is lost', async ({
    page,
    consoleErrors,
  }) => {
    await openAsOwner(page);
    await page.getByRole('tab', { name: 'Media & Tech' }).click();
    await test.step('an image whose address leads to no image is reported', async () => {
      await page.getByLabel('Image URLs').fill('/uploads/no-such-picture.webp');
      await expect(page.getByText('1 of 1: this image cannot be loaded.')).toBeVisible();
      await page.getByLabel('Image URLs').fill('/uploads/clash-triage-one-beam.webp');
      await expect(page.locator('.thumbnails img')).toHaveCount(1);
      consoleErrors.length = 0; // the browser logs the 404
      await page.getByLabel('Image URLs').fill('');
    });
    await test.step('a picture that fails is named, and does not stop the others', async () => {
      let count = 0;
      await page.route('**/api/upload/image', (route) => {
        count += 1;
        return count === 2 ? route.abort() : route.continue();
      });
      const files = ['a', 'b', 'c'].map((name) => ({
        ...{ name: `${name}.png`, mimeType: 'image/png', buffer: picture },
      }));
      await page.locator('input[type="file"]').setInputFiles(files);
      await expect(page.locator('.thumbnails img')).toHaveCount(2);
      await expect(page.getByRole('alert')).toHaveText('b.png: The server cannot be reached.');
      consoleErrors.length = 0; // the browser logs the aborted request
      await page.unroute('**/api/upload/image');
      await page.getByLabel('Image URLs').fill('');
    });
    await test.step('a real upload by button, drop and paste; reordering of images', async () => {
      const files = { name: 'a.png', mimeType: 'image/png', buffer: picture };
      await page.locator('input[type="file"]').setInputFiles(files);
      await expect(page.locator('.thumbnails img')).toHaveCount(1);
      await expect(page.locator('[aria-live].visually-hidden')).toHaveText('Picture added.');
      for (const [event, data] of [
        ['drop', 'dataTransfer'],
        ['paste', 'clipboardData'],
      ] as const) {
        await page.locator('.image-input').evaluate(
          (element, { bytes, kind, field }) => {
            const carried = new DataTransfer();
            carried.items.add(
              new File([new Uint8Array(bytes)], `${kind}.png`, { type: 'image/png' }),
            );
            const Kind = kind === 'drop' ? DragEvent : ClipboardEvent;
            element.dispatchEvent(
              new Kind(kind, { [field]: carried, bubbles: true, cancelable: true }),
            );
          },
          { bytes: [...picture], kind: event, field: data },
        );
        await expect(page.locator('.thumbnails img')).toHaveCount(event === 'drop' ? 2 : 3);
      }
      await expect(page.getByLabel('Image URLs')).toHaveValue(/^\/uploads\/.+, \/uploads\//);
      const [a, b] = ['/uploads/clash-triage-minutes.webp', '/uploads/clash-triage-one-beam.webp'];
      await page.getByLabel('Image URLs').fill(`${a}, ${b}`);
      await page.getByRole('button', { name: 'Move 2 earlier' }).click();
      await expect(page.getByLabel('Image URLs')).toHaveValue(`${b}, ${a}`);
      await expect(page.getByRole('button', { name: 'Move 1 later' })).toBeFocused();
      await page.getByRole('button', { name: 'Remove 1' }).click();
      await expect(page.getByLabel('Image URLs')).toHaveValue(a);
      await expect(page.getByRole('button', { name: 'Remove 1' })).toBeFocused();
      await page.getByRole('button', { name: 'Remove 1' }).click();
      await expect(page.getByRole('button', { name: 'Upload images' })).toBeFocused();
      await expect(page.getByLabel('Image URLs')).toHaveValue('');
    });
  });

  test('draft autosave with Restore and Dismiss; Clear removes it', async ({ page, context }) => {
    await openAsOwner(page);
    await name(page).fill('Unsaved walls');
    await expect(draftKept(page)).toBeVisible();
    await page.close();
    const again = await context.newPage();
    await again.goto('/projects/new');
    await again.getByRole('button', { name: 'Restore draft' }).click();
    await expect(name(again)).toHaveValue('Unsaved walls');
    await expect(draftKept(again)).toBeVisible();
    await again.getByRole('button', { name: 'Clear' }).click();
    await expect(name(again)).toHaveValue('');
    const kept = () => again.evaluate(() => localStorage.getItem('projectDraftV1:new'));
    expect(await kept()).toBeNull();
    await name(again).fill('Once more');
    await expect(draftKept(again)).toBeVisible();
    await again.close();
    const third = await context.newPage();
    await third.goto('/projects/new');
    await third.getByRole('button', { name: 'Dismiss' }).click();
    await expect(third.getByRole('button', { name: 'Restore draft' })).toBeHidden();
    await expect(third.getByRole('tab', { name: 'Project Details' })).toBeFocused();
    expect(await third.evaluate(() => localStorage.getItem('projectDraftV1:new'))).toBeNull();
    await test.step('a draft without its time is offered without it', async () => {
      await third.evaluate(() =>
        localStorage.setItem('projectDraftV1:new', '{"draft": {"name": "Old walls"}}'),
      );
      await third.reload();
      const offer = third.getByText('A draft is kept on this device.', { exact: true });
      await expect(offer).toBeVisible();
    });
  });

  test('a draft exists only while dirty: reverted words do not come back, a draft that was found does; it outlives what is typed beside it, and so does that', async ({
    page,
  }) => {
    await openAsOwner(page, '/projects/edit/roomtone');
    const role = page.getByLabel('Your Role');
    const before = await role.inputValue();
    const restore = page.getByRole('button', { name: 'Restore draft' });
    const typeAndTakeBack = async () => {
      await role.fill('Passing');
      await expect(draftKept(page)).toBeVisible();
      await role.fill(before);
      await expect(draftKept(page)).toHaveCount(0);
    };
    await typeAndTakeBack();
    const kept = await page.evaluate(() => localStorage.getItem('projectDraftV1:roomtone'));
    expect(kept).toBeNull();
    await role.fill('Kept');
    await page.reload();
    await expect(restore).toBeVisible();
    await typeAndTakeBack();
    await page.reload();
    await restore.click();
    await expect(role).toHaveValue('Kept');
    await page.getByRole('button', { name: 'Clear' }).click();
    await test.step('a draft that was found outlives what is typed beside it, and so does that', async () => {
      await page.reload();
      const [client, role] = [page.getByLabel('Client'), page.getByLabel('Your Role')];
      const restore = page.getByRole('button', { name: 'Restore draft' });
      await client.fill('The work of yesterday');
      await page.reload();
      await expect(restore).toBeVisible();
      await role.fill('A word of today');
      await page.reload();
      await expect(restore).toHaveCount(2);
      await restore.last().click();
      await expect(client).toHaveValue('The work of yesterday');
      await expect(restore).toHaveCount(1);
      await restore.click();
      await expect(role).toHaveValue('A word of today');
      await expect(restore).toHaveCount(1);
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await page.reload();
      await expect(restore).toHaveCount(1);
      await restore.click();
      await expect(role).toHaveValue('A word of today');
      await page.getByRole('button', { name: 'Clear' }).click();
    });
  });

  test('Clear resets the form to its defaults and removes the draft, even for a project being edited', async ({
    page,
  }) => {
    await openAsOwner(page, '/projects/edit/lattice');
    const kept = () => page.evaluate(() => localStorage.getItem('projectDraftV1:lattice'));
    await name(page).fill('Lattice, redrawn');
    await expect(draftKept(page)).toBeVisible();
    await page.clock.install();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(name(page)).toHaveValue('');
    await page.clock.runFor(2_000); // longer than it takes to keep a draft
    expect(await kept()).toBeNull();
    const undo = page.getByRole('button', { name: 'Put back' });
    await expect(page.getByRole('alert')).toContainText('The form was cleared.');
    await name(page).fill('Lattice anew');
    await expect(draftKept(page)).toBeVisible();
    expect(await kept()).toContain('Lattice anew');
    await test.step('what it took can be put back while nothing is written in its place', async () => {
      await expect(undo).toHaveCount(0);
      await name(page).fill('');
      await undo.click();
      await expect(name(page)).toHaveValue('Lattice, redrawn');
      await expect(page.getByLabel('Client')).not.toHaveValue('');
      await expect(undo).toHaveCount(0);
      await expect(draftKept(page)).toBeVisible();
      expect(await kept()).toContain('Lattice, redrawn');
    });
  });

  test('a leave-page warning shows while dirty; what was typed just before the page is left is kept as a draft', async ({
    page,
  }) => {
    await openAsOwner(page);
    await test.step('a leave-page warning shows while dirty', async () => {
      await name(page).pressSequentially('x');
      const asked = page.waitForEvent('dialog');
      void page.reload().catch(() => null);
      const warning = await asked;
      expect(warning.type()).toBe('beforeunload');
      await warning.dismiss();
      await expect(name(page)).toHaveValue('x');
    });
    await test.step('what was typed just before the page is left is in the draft', async () => {
      await name(page).fill('Written before leaving');
      const kept = await page.evaluate(() => {
        window.dispatchEvent(new Event('pagehide'));
        return localStorage.getItem('projectDraftV1:new');
      });
      expect(kept).toContain('Written before leaving');
    });
    await test.step('what was typed just before the page is left is also kept as a draft', async () => {
      page.on('dialog', (asked) => asked.accept());
      await name(page).fill('Left at once');
      await page.goto('/projects');
      await page.goto('/projects/new');
      await page.getByRole('button', { name: 'Restore draft' }).click();
      await expect(name(page)).toHaveValue('Left at once');
    });
  });
});

test.describe
  .serial('Saving a project', () => {
    test.use({ site: 'projects as saved' });

    /** Opens the form of a project of its own; returns the id of the project. */
    const openStored = async (page: Page): Promise<string> => {
      await page.goto('/api/projects');
      const id = String((await sendAsOwner(page, 'POST', 'projects', stored)).id);
      await openAsOwner(page, `/projects/edit/${id}`);
      return id;
    };

    test('a new project is live for visitors, the draft is gone, and /projects says so', async ({
      page,
      request,
    }) => {
      await openAsOwner(page);
      await name(page).fill('Weather in section');
      await summary(page).fill('Rain, drawn as a section.');
      await expect(draftKept(page)).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/projects$/);
      await expect(page.getByText('Saved. Live for every visitor, in')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Weather in section' })).toBeVisible();
      expect(await (await request.get('/projects')).text()).toContain('Rain, drawn as a section.');
      expect(await page.evaluate(() => localStorage.getItem('projectDraftV1:new'))).toBeNull();
    });

    test('Edit Project: Save Changes goes to /projects; an emptied URL is gone', async ({
      page,
      request,
    }) => {
      const id = await openStored(page);
      await page.getByLabel('Project URL').fill('https://rain.sample');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page).toHaveURL(/\/projects$/);
      await page.goto(`/projects/edit/${id}`);
      await page.getByLabel('Project URL').fill('');
      await page.getByLabel('Project URL').press('Control+Enter');
      await expect(page).toHaveURL(/\/projects$/);
      const saved = await (await request.get(`/api/projects/${id}`)).json();
      expect(saved).toMatchObject({ links: { url: null } });
    });

    test("'Save failed' and an expired session keep the form: it can be saved again in place", async ({
      page,
      consoleErrors,
    }) => {
      await openStored(page);
      await test.step("'Save failed' (default form banner; server message shown when present)", async () => {
        await page.getByLabel('Client').fill('The sea');
        await page.route('**/api/projects/*', (route) => route.abort());
        await page.getByRole('button', { name: 'Save Changes' }).click();
        const alert = page.getByRole('alert');
        const note = page.locator('.note.danger');
        await expect(alert).toHaveText('Save failed The server cannot be reached.', {
          useInnerText: true,
        });
        await expect(note).toContainText('Your draft is kept on this device.');
        await page.unroute('**/api/projects/*');
        await page.route('**/api/projects/*', (route) =>
          route.fulfill({ status: 507, contentType: 'text/plain', body: 'The disk is full.' }),
        );
        await note.getByRole('button', { name: 'Try again' }).click();
        await expect(alert).toContainText('The disk is full.');
        await expect(page.getByLabel('Client')).toHaveValue('The sea');
        consoleErrors.length = 0; // the browser logs both
        await page.unroute('**/api/projects/*');
      });
      await test.step('session expiry without losing the form: sign in again in place, then save', async () => {
        await page.getByLabel('Client').fill('The sky');
        await endSession(page);
        await page.getByRole('button', { name: 'Save Changes' }).click();
        await expect(
          page.getByText('Session may have expired. Click Owner → Unlock again and retry.'),
        ).toBeVisible();
        await expectAccessibleInEveryLook(page);
        await signInAgain(page);
        await expect(page).toHaveURL(/\/projects$/);
      });
    });

    test('two tabs never overwrite each other silently', async ({ page, consoleErrors }) => {
      const id = await openStored(page);
      await sendAsOwner(page, 'PUT', `projects/${id}`, { location: 'Tokyo' });
      await page.getByLabel('Your Role').fill('Observer');
      const { release } = await hold(page, 'GET', /api\/projects$/);
      const asked = page.waitForRequest(/api\/projects$/);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await asked;
      await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
      release();
      await expect(page.getByRole('alert')).toContainText('was changed meanwhile');
      await expect(page.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
      const theirs = page.locator('.note dl div');
      await expect(theirs).toHaveText([/^Your Role(?!Observer)./, 'LocationTokyo']);
      await page.getByRole('button', { name: 'Keep mine' }).click();
      await expect(page).toHaveURL(/\/projects$/);
      consoleErrors.length = 0; // the browser logs the 412
    });
  });

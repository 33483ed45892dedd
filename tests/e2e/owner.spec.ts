import {
  beginAsOwner,
  cut,
  endSession,
  expect,
  hold,
  passphrase,
  pasteAs,
  seenByVisitors,
  sendAsOwner,
  signIn,
  signInAgain,
  test,
} from './fixtures.ts';

const welcome = '[data-edit="welcome"]';

test.use({ site: 'welcome as edited' });

test.describe('Owner toggle visibility', () => {
  test('after the admin parameter is read, it is removed from the address', async ({ page }) => {
    await page.goto('/about?admin=1&x=2#top');
    await expect(page).toHaveURL(/\/about\?x=2#top$/);
    expect(await page.evaluate(() => localStorage.getItem('ownerToggleVisible'))).toBe('true');
  });
});

test.describe('Sign-in dialog', () => {
  test('starts in the Passphrase field, says what fails inline, and signs in; Unlock is disabled while the passphrase is empty or a request is in flight', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/');
    const unlock = page.getByRole('button', { name: 'Unlock', exact: true });
    await test.step('keeps focus inside, closes with Escape and gives focus back', async () => {
      const owner = page.getByRole('button', { name: 'Owner' });
      await owner.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(owner).toBeFocused();
      await page.getByRole('button', { name: 'Owner' }).click();
      await expect(unlock).toBeDisabled();
    });
    await test.step('starts in the Passphrase field, and returns there after a wrong one', async () => {
      await expect(page.getByLabel('Passphrase')).toBeFocused();
      await page.keyboard.type('wrong');
      await page.getByRole('button', { name: 'Unlock', exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText('That is not the passphrase.');
      await expect(page.getByLabel('Passphrase')).toBeFocused();
      consoleErrors.length = 0; // the browser logs the 401
    });
    await test.step('errors are shown inline', async () => {
      await page.getByLabel('Passphrase').fill('wrong');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText('That is not the passphrase.');
      const field = page.getByLabel('Passphrase');
      await expect(field).toHaveAccessibleDescription('That is not the passphrase.');
      const [above, error] = [
        await field.boundingBox(),
        await page.getByRole('alert').boundingBox(),
      ];
      expect((error?.y ?? 99) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(8);
      consoleErrors.length = 0; // the browser logs the 401
    });
    await test.step("a server that cannot be reached gives 'Login failed'", async () => {
      await cut(page, 'POST', '**/api/auth/owner');
      await page.getByLabel('Passphrase').fill('x');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText('Login failed');
      consoleErrors.length = 0; // the browser logs the aborted request
      await page.unroute('**/api/auth/owner');
    });
    await test.step("a reply without a token gives 'No token received'", async () => {
      await page.route('**/api/auth/owner', (route) => route.fulfill({ json: {} }));
      await page.getByLabel('Passphrase').fill('x');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText('No token received');
      await page.unroute('**/api/auth/owner');
    });
    await test.step('closing it while a request is in flight leaves owner mode off', async () => {
      const { release } = await hold(page, 'POST', '**/api/auth/owner');
      await page.getByLabel('Passphrase').fill(passphrase);
      await unlock.click();
      await expect(page.getByRole('button', { name: 'Unlocking…' })).toBeVisible();
      const ended = Promise.race([
        page.waitForEvent('requestfailed'),
        page.waitForEvent('requestfinished'),
      ]);
      await page.keyboard.press('Escape');
      release();
      await ended;
      await page.unroute('**/api/auth/owner');
      const owner = page.getByRole('button', { name: 'Owner' });
      await expect(owner).toHaveAttribute('aria-pressed', 'false');
      await owner.click();
      await expect(page.getByLabel('Passphrase')).toBeFocused();
    });
    await test.step('Unlock is disabled while the passphrase is empty or a request is in flight', async () => {
      await page.getByLabel('Passphrase').fill('');
      await expect(unlock).toBeDisabled();
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/auth/owner', async (route) => {
        await held;
        await route.continue();
      });
      await page.getByLabel('Passphrase').fill(passphrase);
      await expect(unlock).toBeEnabled();
      await unlock.click();
      await expect(page.getByRole('button', { name: 'Unlocking…' })).toBeDisabled();
      release();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Owner' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });
  });

  test('Owner becomes Viewer by pressing the owner button; a double click signs out too, and opens no dialog', async ({
    page,
  }) => {
    await page.goto('/');
    await signIn(page);

    await page.getByRole('button', { name: 'Owner' }).click();
    await expect(page.getByRole('button', { name: 'Owner' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await signIn(page);
    await test.step('a double click signs out and opens no dialog', async () => {
      const owner = page.getByRole('button', { name: 'Owner' });
      await owner.dblclick();
      await expect(owner).toHaveAttribute('aria-pressed', 'false');
      await page.evaluate(() => document.fonts.ready);
      await expect(page.getByRole('dialog')).toBeHidden();
      await owner.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });

  test('when owner mode ends, the focus of an owner control passes to the owner button', async ({
    page,
  }) => {
    for (const { path, name, width } of [
      { path: '/', name: 'Edit welcome text', width: 360 },
      { path: '/projects', name: 'Delete Clash Triage', width: 1440 },
    ]) {
      await test.step(name, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await signIn(page);
        const control = page.getByRole('button', { name }).first();
        await control.focus();
        await endSession(page);
        await expect(control).toBeHidden();
        await expect(page.getByRole('button', { name: 'Owner' })).toBeFocused();
      });
    }
  });
});

test.describe
  .serial('Welcome text', () => {
    test('the owner changes it in place, and the next page load of a visitor shows it', async ({
      page,
      consoleErrors,
    }) => {
      await page.goto('/');
      await signIn(page);
      await page.getByRole('button', { name: 'Edit welcome text' }).click();
      const editor = page.getByRole('textbox', { name: 'Welcome text' });
      await editor.press('Control+A');
      await editor.pressSequentially('Walls that answer.');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.locator('.toasts')).toContainText('Saved. Live for every visitor');
      await expect(page.locator(welcome)).toHaveText('Walls that answer.');
      expect(await seenByVisitors(page, '/')).toContain('Walls that answer.');
      await test.step('the cached welcome text is the one saved last', async () => {
        await page.route('**/api/home', (route) => route.abort());
        await page.getByRole('button', { name: 'Edit welcome text' }).click();
        await expect(editor).toHaveText('Walls that answer.');
        consoleErrors.length = 0; // the browser logs the aborted request
      });
    });

    test('after a save the page is as it is published: its headline, and how large that is', async ({
      page,
    }) => {
      await page.goto('/');
      await signIn(page);
      const hero = () =>
        page.locator('.hero').evaluate((it) => {
          const titles = [...it.querySelectorAll('h1, h2')].map(
            (one) => `${one.localName} ${one.textContent}`,
          );
          return [it.classList.contains('long'), ...titles];
        });
      const write = async (html: string) => {
        await page.getByRole('button', { name: 'Edit welcome text' }).click();
        const editor = page.getByRole('textbox', { name: 'Welcome text' });
        await editor.press('Control+A');
        await pasteAs(editor, 'text/html', html);
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(editor).toBeHidden();
        const saved = await hero();
        await page.reload();
        expect(await hero()).toEqual(saved);
        return saved;
      };
      const long = 'A headline that takes far more than forty-two characters';
      expect(await write('<p>No title at all.</p>')).toEqual([false, 'h1 Robin Sample']);
      expect(await write(`<h1>${long}</h1><h1>Second</h1><p>Words</p>`)).toEqual([
        true,
        `h1 ${long}`,
        'h2 Second',
      ]);
      expect(await write('<h1>Short</h1><p>Words</p>')).toEqual([false, 'h1 Short']);
    });

    test('on a tablet its button is below it, beside the drawing; its editor and the drawing never overlap', async ({
      page,
    }) => {
      await beginAsOwner(page);
      await page.setViewportSize({ width: 768, height: 900 });
      await sendAsOwner(page, 'PUT', 'home', { html: '<h1>Short</h1><p>Words</p>' });
      await page.goto('/');
      const button = page.getByRole('button', { name: 'Edit welcome text' });
      const top = await button.evaluate((element) => element.getBoundingClientRect().top);
      const drawing = await page.locator('.hero .drawing').boundingBox();
      expect(top).toBeLessThan((drawing?.y ?? 0) + (drawing?.height ?? 0) / 2);

      await test.step('its editor and the drawing never overlap', async () => {
        await page.getByRole('button', { name: 'Edit welcome text' }).click();
        const editor = page.locator('.welcome-editor');
        const drawing = page.locator('.hero > .drawing');
        for (const width of [768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await expect(editor).toBeVisible();
          await expect(drawing).toBeHidden();
        }
        await page.setViewportSize({ width: 360, height: 900 });
        const [above, below] = [await editor.boundingBox(), await drawing.boundingBox()];
        expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
        const buttons = await page.getByRole('link', { name: 'See the projects' }).boundingBox();
        expect(buttons?.y).toBeGreaterThan(above?.y ?? 0);
      });
    });

    test('cancel restores the previous content; a save that fails keeps the work and says why; an expired session is renewed without leaving the editor', async ({
      page,
      consoleErrors,
    }) => {
      await page.goto('/');
      await signIn(page);
      await test.step('cancel restores the previous content', async () => {
        const before = await page.locator(welcome).innerHTML();
        await page.getByRole('button', { name: 'Edit welcome text' }).click();
        await page.getByRole('textbox', { name: 'Welcome text' }).pressSequentially(' and more');
        page.once('dialog', (dialog) => dialog.accept());
        await page.getByRole('button', { name: 'Cancel' }).click();
        await expect(page.locator(welcome)).toBeVisible();
        expect(await page.locator(welcome).innerHTML()).toBe(before);
      });
      await test.step('a save that fails keeps the work and says why', async () => {
        await page.getByRole('button', { name: 'Edit welcome text' }).click();
        const editor = page.getByRole('textbox', { name: 'Welcome text' });
        await editor.pressSequentially(' kept');
        await cut(page, 'PUT', '**/api/home');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
        await expect(editor).toContainText('kept');
        await page.unroute('**/api/home');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page.locator(welcome)).toContainText('kept');
        consoleErrors.length = 0; // the browser logs the aborted request
      });
      await test.step('an expired session is renewed without leaving the editor', async () => {
        await page.getByRole('button', { name: 'Edit welcome text' }).click();
        await page.getByRole('textbox', { name: 'Welcome text' }).pressSequentially(' again');
        await endSession(page);
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page.getByRole('alert').first()).toContainText(
          'Owner mode required or session expired',
        );
        await signInAgain(page);
        await expect(page.locator(welcome)).toContainText('again');
        consoleErrors.length = 0; // the browser logs the 401
      });
    });

    test('words typed while a save is under way stay in the editor, and survive closing the tab', async ({
      page,
      context,
    }) => {
      await page.goto('/');
      await signIn(page);
      await page.getByRole('button', { name: 'Edit welcome text' }).click();
      const editor = page.getByRole('textbox', { name: 'Welcome text' });
      await expect(editor).toBeFocused(); // at the end of the text, which typing before would not be
      await editor.pressSequentially(' sent');
      const held = await hold(page, 'PUT', '**/api/home');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await editor.press('Control+End');
      await editor.pressSequentially(' and more');
      held.release();
      await expect(page.locator('.toasts')).toContainText('Saved. Live for every visitor');
      await expect(editor).toContainText('sent and more');
      await expect(page.getByText('Unsaved changes, kept on this device.')).toBeVisible();
      await page.close();
      const again = await context.newPage();
      await again.goto('/');
      await again.getByRole('button', { name: 'Edit welcome text' }).click();
      const restored = again.getByRole('textbox', { name: 'Welcome text' });
      await expect(restored).toContainText('sent and more');
      await expect(again.getByText('Restored from this device')).toBeVisible();
      await again.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(again.locator(welcome)).toContainText('sent and more');
    });

    test('two devices never overwrite each other silently: theirs is shown before mine replaces it, and so is a third version', async ({
      page,
      consoleErrors,
    }) => {
      await page.goto('/');
      await signIn(page);
      await page.getByRole('button', { name: 'Edit welcome text' }).click();
      await page.getByRole('textbox', { name: 'Welcome text' }).pressSequentially(' mine');
      await sendAsOwner(page, 'PUT', 'home', { html: '<p>Second</p>' });
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.locator('.theirs')).toContainText('Second');
      await sendAsOwner(page, 'PUT', 'home', { html: '<p>Third</p>' });
      await page.getByRole('button', { name: 'Keep mine' }).click();
      await expect(page.locator('.theirs')).toContainText('Third');
      await page.getByRole('button', { name: 'Keep mine' }).click();
      await expect(page.locator(welcome)).toContainText('mine');
      consoleErrors.length = 0; // the browser logs the 412
    });

    test('falls back to the cached welcome text when the home call fails, silently; edits begun from the cache never silently overwrite what was saved meanwhile', async ({
      page,
      consoleErrors,
    }) => {
      await page.goto('/');
      await signIn(page);
      await expect(page.getByRole('button', { name: 'Add highlight' })).toBeVisible();
      await test.step('falls back to the cached welcome text when the home call fails, silently', async () => {
        await page.route('**/api/home', (route) => route.abort());
        await page.getByRole('button', { name: 'Edit welcome text' }).click();
        const editor = page.getByRole('textbox', { name: 'Welcome text' });
        await expect(editor).toHaveText((await page.locator(welcome).textContent()) ?? '');
        await editor.pressSequentially(' from the cache');
        await page.unroute('**/api/home');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page.locator('.toasts')).toContainText('Saved. Live for every visitor');
        await expect(page.locator(welcome)).toContainText('from the cache');
        consoleErrors.length = 0; // the browser logs the aborted request, and the 412
      });
      await test.step('edits begun from the cache never silently overwrite what was saved meanwhile', async () => {
        await page.route('**/api/home', (route) => route.abort());
        await page.getByRole('button', { name: 'Edit welcome text' }).click();
        await page.getByRole('textbox', { name: 'Welcome text' }).pressSequentially(' mine');
        await sendAsOwner(page, 'PUT', 'home', { html: '<p>Elsewhere</p>' });
        await page.unroute('**/api/home');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page.locator('.theirs')).toContainText('Elsewhere');
        await page.getByRole('button', { name: 'Take theirs' }).click();
        await expect(page.locator(welcome)).toHaveText('Elsewhere');
        consoleErrors.length = 0; // the browser logs the aborted request, and the 412
      });
    });

    test('opened and left as it was, it has no unsaved changes, however it ends', async ({
      page,
    }) => {
      await beginAsOwner(page);
      for (const end of ['<ul><li>one</li></ul>', '<blockquote>one</blockquote>']) {
        await test.step(`ending with ${end}`, async () => {
          await sendAsOwner(page, 'PUT', 'home', { welcomeHtml: `<h1>Short</h1>${end}` });
          await page.goto('/');
          await page.getByRole('button', { name: 'Edit welcome text' }).click();
          const editor = page.getByRole('textbox', { name: 'Welcome text' });
          await expect(editor).toBeFocused();
          await page.getByRole('button', { name: 'Cancel' }).click();
          await expect(editor).toBeHidden();
          await page.getByRole('button', { name: 'Edit welcome text' }).click();
          await editor.pressSequentially('more');
          await expect(page.getByText('Unsaved changes, kept on this device.')).toBeVisible();
          page.once('dialog', (dialog) => dialog.accept());
          await page.getByRole('button', { name: 'Cancel' }).click();
          await expect(editor).toBeHidden();
        });
      }
    });
  });

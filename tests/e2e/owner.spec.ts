import {
  cut,
  endSession,
  expect,
  hold,
  passphrase,
  pasteAs,
  sendAsOwner,
  signIn,
  signInAgain,
  test,
} from './fixtures.ts';

const welcome = '[data-edit="welcome"]';

test.use({ site: 'welcome as edited' });

test.describe('Owner toggle visibility', () => {
  test('the toggle is always visible on localhost and addresses starting 127.', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Owner' })).toBeVisible();
  });

  test('after the admin parameter is read, it is removed from the address', async ({ page }) => {
    await page.goto('/about?admin=1&x=2#top');
    await expect(page).toHaveURL(/\/about\?x=2#top$/);
    expect(await page.evaluate(() => localStorage.getItem('ownerToggleVisible'))).toBe('true');
  });
});

test.describe('Sign-in dialog', () => {
  test('Unlock is disabled while the passphrase is empty or a request is in flight', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Owner' }).click();
    const unlock = page.getByRole('button', { name: 'Unlock', exact: true });
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

  test('errors are shown inline', async ({ page, consoleErrors }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Owner' }).click();
    await page.getByLabel('Passphrase').fill('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('That is not the passphrase.');
    const field = page.getByLabel('Passphrase');
    await expect(field).toHaveAccessibleDescription('That is not the passphrase.');
    const [above, error] = [await field.boundingBox(), await page.getByRole('alert').boundingBox()];
    expect((error?.y ?? 99) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(8);
    consoleErrors.length = 0; // the browser logs the 401
  });

  test('starts in the Passphrase field, and returns there after a wrong one', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Owner' }).click();
    await expect(page.getByLabel('Passphrase')).toBeFocused();
    await page.keyboard.type('wrong');
    await page.getByRole('button', { name: 'Unlock', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('That is not the passphrase.');
    await expect(page.getByLabel('Passphrase')).toBeFocused();
    consoleErrors.length = 0; // the browser logs the 401
  });

  test("a server that cannot be reached gives 'Login failed'", async ({ page, consoleErrors }) => {
    await cut(page, 'POST', '**/api/auth/owner');
    await page.goto('/');
    await page.getByRole('button', { name: 'Owner' }).click();
    await page.getByLabel('Passphrase').fill('x');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Login failed');
    consoleErrors.length = 0; // the browser logs the aborted request
  });

  test("a reply without a token gives 'No token received'", async ({ page }) => {
    await page.route('**/api/auth/owner', (route) => route.fulfill({ json: {} }));
    await page.goto('/');
    await page.getByRole('button', { name: 'Owner' }).click();
    await page.getByLabel('Passphrase').fill('x');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('No token received');
  });

  test('keeps focus inside, closes with Escape and gives focus back', async ({ page }) => {
    await page.goto('/');
    const owner = page.getByRole('button', { name: 'Owner' });
    await owner.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(owner).toBeFocused();
  });

  test('Owner becomes Viewer by pressing the owner button', async ({ page }) => {
    await page.goto('/');
    await signIn(page);
    await page.getByRole('button', { name: 'Owner' }).click();
    await expect(page.getByRole('button', { name: 'Owner' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  for (const { path, name, width } of [
    { path: '/', name: 'Edit welcome text', width: 360 },
    { path: '/projects', name: 'Delete Clash Triage', width: 1440 },
    { path: '/certificates', name: 'Add picture', width: 1440 },
  ]) {
    test(`when owner mode ends, the focus of ${name} passes to the owner button`, async ({
      page,
    }) => {
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

  test('a double click signs out and opens no dialog', async ({ page }) => {
    await page.goto('/');
    await signIn(page);
    const owner = page.getByRole('button', { name: 'Owner' });
    await owner.dblclick();
    await expect(owner).toHaveAttribute('aria-pressed', 'false');
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByRole('dialog')).toBeHidden();
    await owner.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe
  .serial('Welcome text', () => {
    test('the owner changes it in place, and the next page load of a visitor shows it', async ({
      page,
      browser,
      server,
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
      const visitor = await browser.newContext({ baseURL: server.address });
      const seen = await visitor.newPage();
      await seen.goto('/');
      await expect(seen.locator(welcome)).toHaveText('Walls that answer.');
      await visitor.close();
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

    test('on a tablet its button is below it, beside the drawing', async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 900 });
      await page.goto('/api/home');
      await sendAsOwner(page, 'PUT', 'home', { html: '<h1>Short</h1><p>Words</p>' });
      await page.goto('/');
      await signIn(page);
      const button = page.getByRole('button', { name: 'Edit welcome text' });
      const top = await button.evaluate((element) => element.getBoundingClientRect().top);
      const drawing = await page.locator('.hero .drawing').boundingBox();
      expect(top).toBeLessThan((drawing?.y ?? 0) + (drawing?.height ?? 0) / 2);
    });

    test('its editor and the drawing never overlap', async ({ page }) => {
      await page.goto('/');
      await signIn(page);
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

    test('cancel restores the previous content', async ({ page }) => {
      await page.goto('/');
      await signIn(page);
      const before = await page.locator(welcome).innerHTML();
      await page.getByRole('button', { name: 'Edit welcome text' }).click();
      await page.getByRole('textbox', { name: 'Welcome text' }).pressSequentially(' and more');
      page.once('dialog', (dialog) => dialog.accept());
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.locator(welcome)).toBeVisible();
      expect(await page.locator(welcome).innerHTML()).toBe(before);
    });

    test('a save that fails keeps the work and says why', async ({ page, consoleErrors }) => {
      await page.goto('/');
      await signIn(page);
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

    test('words typed while a save is under way stay in the editor', async ({ page, context }) => {
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
      await again.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(again.locator(welcome)).toContainText('sent and more');
    });

    test('an expired session is renewed without leaving the editor', async ({
      page,
      consoleErrors,
    }) => {
      await page.goto('/');
      await signIn(page);
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

    test('two tabs never overwrite each other silently', async ({
      page,
      context,
      consoleErrors,
    }) => {
      await page.goto('/');
      await signIn(page);
      const other = await context.newPage();
      await other.goto('/');
      for (const tab of [page, other]) {
        await tab.getByRole('button', { name: 'Edit welcome text' }).click();
        await tab.getByRole('textbox', { name: 'Welcome text' }).press('Control+A');
      }
      await page.getByRole('textbox', { name: 'Welcome text' }).pressSequentially('First tab');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.locator(welcome)).toHaveText('First tab');
      await other.getByRole('textbox', { name: 'Welcome text' }).pressSequentially('Second tab');
      await other.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(other.locator('.theirs')).toContainText('First tab');
      await other.getByRole('button', { name: 'Keep mine' }).click();
      await expect(other.locator(welcome)).toHaveText('Second tab');
      consoleErrors.length = 0; // the browser logs the 412
    });

    test('a third version is also shown before mine replaces it', async ({
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

    test('falls back to the cached welcome text when the home call fails, silently', async ({
      page,
      consoleErrors,
    }) => {
      await page.goto('/');
      await signIn(page);
      await expect(page.getByRole('button', { name: 'Add highlight' })).toBeVisible();
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

    test('the cached welcome text is the one saved last', async ({ page, consoleErrors }) => {
      await page.goto('/');
      await signIn(page);
      const edit = page.getByRole('button', { name: 'Edit welcome text' });
      const editor = page.getByRole('textbox', { name: 'Welcome text' });
      await edit.click();
      await editor.press('Control+A');
      await editor.pressSequentially('Saved last');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.locator(welcome)).toHaveText('Saved last');
      await page.route('**/api/home', (route) => route.abort());
      await edit.click();
      await expect(editor).toHaveText('Saved last');
      consoleErrors.length = 0; // the browser logs the aborted request
    });

    test('edits begun from the cache never silently overwrite what was saved meanwhile', async ({
      page,
      context,
      consoleErrors,
    }) => {
      await page.goto('/');
      await signIn(page);
      await expect(page.getByRole('button', { name: 'Add highlight' })).toBeVisible();
      await page.route('**/api/home', (route) => route.abort());
      await page.getByRole('button', { name: 'Edit welcome text' }).click();
      await page.getByRole('textbox', { name: 'Welcome text' }).pressSequentially(' mine');
      const other = await context.newPage();
      await other.goto('/');
      await other.getByRole('button', { name: 'Edit welcome text' }).click();
      await other.getByRole('textbox', { name: 'Welcome text' }).press('Control+A');
      await other.getByRole('textbox', { name: 'Welcome text' }).pressSequentially('Elsewhere');
      await other.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(other.locator(welcome)).toHaveText('Elsewhere');
      await page.unroute('**/api/home');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.locator('.theirs')).toContainText('Elsewhere');
      await page.getByRole('button', { name: 'Take theirs' }).click();
      await expect(page.locator(welcome)).toHaveText('Elsewhere');
      consoleErrors.length = 0; // the browser logs the aborted request, and the 412
    });

    test('unsaved words survive closing the tab', async ({ page, context }) => {
      await page.goto('/');
      await signIn(page);
      await page.getByRole('button', { name: 'Edit welcome text' }).click();
      await page.getByRole('textbox', { name: 'Welcome text' }).pressSequentially(' unsaved');
      await page.close();
      const again = await context.newPage();
      await again.goto('/');
      await again.getByRole('button', { name: 'Edit welcome text' }).click();
      await expect(again.getByRole('textbox', { name: 'Welcome text' })).toContainText('unsaved');
      await expect(again.getByText('Restored from this device')).toBeVisible();
    });

    for (const end of ['<ul><li>one</li></ul>', '<blockquote>one</blockquote>']) {
      test(`opened and left as it was, it has no unsaved changes, ending with ${end}`, async ({
        page,
      }) => {
        await page.goto('/');
        await signIn(page);
        await sendAsOwner(page, 'PUT', 'home', { welcomeHtml: `<h1>Short</h1>${end}` });
        await page.reload();
        await page.getByRole('button', { name: 'Edit welcome text' }).click();
        const editor = page.getByRole('textbox', { name: 'Welcome text' });
        await expect(editor).toBeFocused();
        await page.getByRole('button', { name: 'Cancel' }).click();
        await expect(editor).toBeHidden();
        await page.getByRole('button', { name: 'Edit welcome text' }).click();
        await editor.pressSequentially('more');
        await expect(page.getByText('Unsaved changes, kept on this device.')).toBeVisible();
      });
    }
  });

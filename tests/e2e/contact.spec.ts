import type { Locator, Page } from '@playwright/test';
import { iconPaths } from '../../src/ui/icon-paths.ts';
import { expectAccessible, expectAccessibleInEveryLook } from './accessible.ts';
import { answerTo, endSession, expect, openBeforeScripts, signIn, test } from './fixtures.ts';

const field = (page: Page, name: 'Your name' | 'Email or phone number' | 'Message') =>
  page.getByRole('textbox', { name, exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const said = (page: Page) => page.locator('[data-said]');

async function write(page: Page, message = 'Is the pit dry?'): Promise<void> {
  await field(page, 'Your name').fill('Ada');
  await field(page, 'Email or phone number').fill('ada@site.example');
  await field(page, 'Message').fill(message);
}

/** Whether an error has an icon before its words. */
const hasIcon = (error: Locator) =>
  error.evaluate((element) => {
    const { width, maskImage } = getComputedStyle(element, '::before');
    return Number.parseFloat(width) > 0 && maskImage.startsWith('url("data:image/svg+xml');
  });
const insetOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).boxShadow);

async function choose(page: Page, platform: string): Promise<void> {
  await send(page).click();
  const dialog = page.getByRole('dialog', { name: 'Send by' });
  await dialog.getByRole('radio', { name: platform }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

test.describe('Contact', () => {
  test('direct contact cards with copy: {label} copied to clipboard!; the pressed button shows a check for 2 s, in sight on a phone too', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.clock.install();
    await page.goto('/contact');
    for (const name of ['LinkedIn', 'GitHub', 'Facebook']) {
      await expect(page.locator('.ways').getByRole('link', { name })).toBeVisible();
    }
    const icon = (name: string) => page.locator(`button[aria-label="Copy ${name}"] path`);
    const drawn = (await icon('Email').getAttribute('d')) ?? '';
    for (const name of ['Email', 'LinkedIn', 'LinkedIn']) {
      await page.getByRole('button', { name: `Copy ${name}` }).click();
      await expect(page.locator('[data-copied]')).toHaveText(`${name} copied to clipboard!`);
      await expect(icon(name)).toHaveAttribute('d', iconPaths.check);
      await expect(icon(name)).toBeInViewport();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      if (name === 'Email') expect(copied).toBe('robin@sample.test');
    }
    await expect(icon('Email')).toHaveAttribute('d', drawn);
    await page.clock.runFor(2_000);
    await expect(icon('LinkedIn')).toHaveAttribute('d', drawn);
    await expect(page.locator('[data-copied]')).toHaveText('');
  });

  test('a copy failure is only logged', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    });
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Copy Email' }).click();
    await expect.poll(() => logged.join()).toContain('warning: copying failed');
    await expect(page.locator('[data-copied]')).toHaveText('');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('the ways to write and the hours are shown, and nothing that cannot work', async ({
      page,
    }) => {
      await page.goto('/contact');
      const email = page.locator('.ways').getByRole('link', { name: 'Email' });
      await expect(email).toHaveAttribute('href', 'mailto:robin@sample.test');
      await expect(page.getByText('Response within 2-3 hours.')).toBeVisible();
      await expect(page.getByRole('button', { name: /Copy|Send/ })).toHaveCount(0);
    });
  });

  test('a status banner for the owner availability in Tokyo time, refreshed every 60 s', async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-11-20T00:00:30Z' });
    await page.goto('/contact');
    const status = page.locator('[data-availability]');
    await expect(status).toHaveText('Working now, 09:00 in Tokyo');
    await page.clock.setFixedTime('2026-11-20T10:00:00Z');
    await page.clock.runFor(60_000);
    await expect(status).toHaveText('Available now, 19:00 in Tokyo');
    await page.clock.setFixedTime('2026-11-20T13:00:00Z');
    await page.clock.runFor(60_000);
    await expect(status).toHaveText('Offline now, 22:00 in Tokyo');
  });

  test('the line of the current hour does not run into the labels of the hours', async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-11-20T03:15:00Z' });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/contact');
      await page.locator('[data-day]').scrollIntoViewIfNeeded();
      await expect(page.locator('[data-availability]')).toHaveText('Working now, 12:15 in Tokyo');
      const gap = await page.locator('[data-day]').evaluate((day) => {
        const words = document.createRange();
        words.selectNodeContents(day.querySelector('.hour') as Element);
        const line = Number.parseFloat(getComputedStyle(day, '::after').top);
        return day.getBoundingClientRect().top + line - words.getBoundingClientRect().bottom;
      });
      expect(gap).toBeGreaterThan(0);
    }
  });

  test('validation messages, the counter, a message too long, and templates', async ({ page }) => {
    await page.goto('/contact');
    await test.step('validation messages, and Send disabled while anything is missing', async () => {
      await expect(send(page)).toBeDisabled();
      for (const [name, text] of [
        ['Your name', 'Please enter your name.'],
        ['Email or phone number', 'Please provide your email or phone number.'],
        ['Message', 'Please write a message.'],
      ] as const) {
        await field(page, name).focus();
        await field(page, name).blur();
        await expect(page.getByText(text)).toBeVisible();
        expect(await hasIcon(page.getByText(text))).toBe(true);
        expect(await insetOf(field(page, name))).toMatch(/3px 0px 0px 0px inset$/);
      }
      await expectAccessible(page);
      await write(page);
      await expect(send(page)).toBeEnabled();
      await field(page, 'Email or phone number').fill('nobody');
      await field(page, 'Email or phone number').blur();
      await expect(page.getByText('Enter a valid email address or phone number.')).toBeVisible();
      await expect(send(page)).toBeDisabled();
      await field(page, 'Email or phone number').fill('+81 3 1234 5678');
      await expect(send(page)).toBeEnabled();
      await field(page, 'Message').fill('x'.repeat(1001));
      await expect(send(page)).toBeDisabled();
    });
    await test.step('the counter turns yellow above 80 percent and orange above 90 percent', async () => {
      const counter = page.locator('[data-counter]');
      for (const [length, color] of [
        [800, 'roomy'],
        [801, 'yellow'],
        [901, 'orange'],
      ] as const) {
        await field(page, 'Message').fill('x'.repeat(length));
        await expect(counter).toHaveClass(`counter ${color}`);
      }
      await expect(counter).toHaveText('901 / 1000, 99 left');
    });
    await test.step('a message that becomes too long is told of at once, and only once', async () => {
      const message = field(page, 'Message');
      const error = page.locator('#error-message');
      await message.fill('x'.repeat(1000));
      await expect(error).toBeEmpty();
      await message.press('End');
      await page.keyboard.insertText('x');
      await expect(error).toHaveText('At most 1,000 characters.');
      await error.evaluate((place) => {
        new MutationObserver(() => {
          place.id = 'told-again';
        }).observe(place, { childList: true });
      });
      await page.keyboard.insertText('x');
      await expect(page.locator('[data-counter]')).toHaveText('1002 / 1000, 2 too many');
      await expect(error).toHaveText('At most 1,000 characters.');
      await message.fill('x'.repeat(1000));
      await expect(page.getByText('At most 1,000 characters.')).toHaveCount(0);
      await message.fill('');
    });
    await test.step('three preset message templates', async () => {
      const templates = page.locator('[data-template]');
      await expect(templates).toHaveCount(3);
      await templates.first().click();
      await expect(field(page, 'Message')).toHaveValue(/talk about a project/);
      await expect(field(page, 'Message')).toBeFocused();
    });
  });

  test('an error message does not move a template away from under the finger', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 1200 });
    await page.goto('/contact');
    await field(page, 'Your name').focus();
    await page
      .locator('[data-template]')
      .first()
      .click({ position: { x: 20, y: 4 } });
    await expect(page.getByText('Please enter your name.')).toBeVisible();
    await expect(field(page, 'Message')).not.toHaveValue('');
  });

  test('the form draft is kept in browser storage; a draft-restored notice lasts 3 s', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/contact');
    await write(page);
    await page.reload();
    await expect(said(page)).toHaveText('Draft restored.');
    await expect(field(page, 'Message')).toHaveValue('Is the pit dry?');
    await expect(send(page)).toBeEnabled();
    await page.clock.runFor(3_000);
    await expect(said(page)).toHaveText('');
  });

  test('words typed before the scripts arrive stay, and are the draft from then on', async ({
    page,
  }) => {
    const kept = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('contactDraft') ?? '{}'));
    await page.goto('/contact');
    await write(page, 'An old message');
    await openBeforeScripts(page, '/contact', () => field(page, 'Message').fill('A new message'));
    await expect(said(page)).toHaveText('Draft restored.');
    await expect(field(page, 'Message')).toHaveValue('A new message');
    await expect(field(page, 'Your name')).toHaveValue('Ada');
    await expect(send(page)).toBeEnabled();
    expect(await kept()).toMatchObject({ name: 'Ada', message: 'A new message' });
    await page.evaluate(() => localStorage.clear());
    await openBeforeScripts(page, '/contact', () => field(page, 'Message').fill('The first one'));
    expect(await kept()).toMatchObject({ name: '', message: 'The first one' });
  });
});

test("a platform chooser: choosing none gives 'Please select a messaging platform.'", async ({
  page,
}) => {
  await page.goto('/contact');
  await write(page);
  await send(page).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const error = page.getByRole('alert');
  await expect(error).toHaveText('Please select a messaging platform.');
  expect(await hasIcon(error)).toBe(true);
  expect(await insetOf(error)).toMatch(/3px 0px 0px 0px inset$/);
  await expectAccessibleInEveryLook(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('Messaging platforms', () => {
  test("'Opening Facebook Messenger...', 'Opening LinkedIn Messenger...' or 'Opening Gmail...' vanishes after 3 s; the text is prefilled", async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      window.open = (url) => {
        document.documentElement.dataset.opened = String(url);
        return null;
      };
    });
    await page.goto('/contact');
    for (const [platform, says, start] of [
      ['Facebook Messenger', 'Opening Facebook Messenger...', 'https://m.me/robin.sample?text='],
      ['LinkedIn', 'Opening LinkedIn Messenger...', 'https://www.linkedin.com/messaging/compose/'],
      ['Email', 'Opening Gmail...', 'https://mail.google.com/mail/'],
    ] as const) {
      await test.step(says, async () => {
        await write(page);
        await choose(page, platform);
        await expect(said(page)).toHaveText(says);
        const opened = (await page.locator('html').getAttribute('data-opened')) ?? '';
        expect(opened.startsWith(start)).toBe(true);
        expect(decodeURIComponent(opened)).toContain('Is the pit dry?\n\nAda\nada@site.example');
        await page.clock.runFor(3_000);
        await expect(said(page)).toHaveText('');
      });
    }
  });

  test("'Send from this site' stores the message; the owner reads and deletes it", async ({
    page,
  }) => {
    await page.goto('/contact');
    await write(page, 'A message to be read <b>once</b>');
    await choose(page, 'Send from this site');
    await expect(said(page)).toHaveText('Message sent. Thank you.');
    await expect(field(page, 'Message')).toHaveValue('');
    expect(await page.evaluate(() => localStorage.getItem('contactDraft'))).toBeNull();
    await expect(page.getByRole('heading', { name: 'Messages' })).toHaveCount(0);
    await signIn(page);
    const message = page.locator('.inbox li', { hasText: 'A message to be read <b>once</b>' });
    await expect(message.getByRole('link')).toHaveAttribute('href', 'mailto:ada@site.example');
    await expectAccessible(page);
    await message.getByRole('button', { name: 'Delete the message of Ada' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(message).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Messages' })).toBeFocused();
    await page.reload();
    await expect(page.getByText('No messages.')).toBeVisible();
  });

  test('no message stays on the page when owner mode ends; they are read anew when it begins', async ({
    page,
  }) => {
    const stored = ['Ada'];
    await answerTo(page, 'GET', '**/api/contact', (route) => {
      const json = stored.map((name) => ({
        id: name,
        name,
        contact: 'ada@site.example',
        message: `The words of ${name}`,
      }));
      return route.fulfill({ json });
    });
    await page.goto('/contact');
    await signIn(page);
    const words = page.locator('.inbox .words');
    await expect(words).toHaveText(['The words of Ada']);
    await endSession(page);
    await expect(words).toHaveCount(0);
    stored.unshift('Ben');
    await signIn(page);
    await expect(words).toHaveText(['The words of Ben', 'The words of Ada']);
  });

  test('messages are read again on return to the tab; the focus stays, and so does what is shown if that fails', async ({
    page,
    consoleErrors,
  }) => {
    const stored = ['Ada', 'Ben'];
    let isCut = false;
    await answerTo(page, 'GET', '**/api/contact', (route) => {
      if (isCut) return route.abort();
      const json = stored.map((name) => ({
        ...{ id: name, name, contact: 'a@site.example', message: `The words of ${name}` },
      }));
      return route.fulfill({ json });
    });
    const comeBack = () =>
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.goto('/contact');
    await signIn(page);
    const words = page.locator('.inbox .words');
    await expect(words).toHaveText(['The words of Ada', 'The words of Ben']);
    const button = page.getByRole('button', { name: 'Delete the message of Ben' });
    await button.focus();
    stored.splice(0, 1, 'Cem');
    await comeBack();
    await expect(words).toHaveText(['The words of Cem', 'The words of Ben']);
    await expect(button).toBeFocused();
    isCut = true;
    const failed = page.waitForEvent('requestfailed');
    await comeBack();
    await failed;
    await expect(words).toHaveText(['The words of Cem', 'The words of Ben']);
    await expect(page.locator('.inbox').getByRole('alert')).toHaveCount(0);
    isCut = false;
    stored.length = 0;
    await comeBack();
    await expect(page.getByText('No messages.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Messages' })).toBeFocused();
    consoleErrors.length = 0; // the browser logs the cut connection
  });

  test('a message whose answer was lost is sent again, even after a reload, and kept once', async ({
    page,
    consoleErrors,
  }) => {
    let isFirst = true;
    await answerTo(page, 'POST', '**/api/contact', async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      await route.fetch();
      await route.abort();
    });
    await page.goto('/contact');
    await write(page, 'Sent twice');
    await choose(page, 'Send from this site');
    await expect(said(page)).toContainText('Something went wrong.');
    await page.reload();
    await choose(page, 'Send from this site');
    await expect(said(page)).toHaveText('Message sent. Thank you.');
    await signIn(page);
    const message = page.locator('.inbox li', { hasText: 'Sent twice' });
    await expect(message).toHaveCount(1);
    await message.getByRole('button', { name: 'Delete the message of Ada' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(message).toHaveCount(0);
    consoleErrors.length = 0; // the browser logs the aborted request
  });

  test("with the keyboard alone: focus is on 'Message sent. Thank you.' after sending", async ({
    page,
  }) => {
    await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: {} }));
    await page.goto('/contact');
    await write(page);
    await page.keyboard.press('Tab');
    await expect(send(page)).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Send by' });
    await dialog.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowUp'); // to the last one
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText('Message sent. Thank you.');
    await expect(said(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-template]').first()).toBeFocused();
  });

  test('a visitor cannot fill in the headers of the answer', async ({ page }) => {
    const contact = 'ada@site.io?bcc=eve%40site.io&body=Yes.pay';
    await page.goto('/contact');
    await page.request.post('/api/contact', {
      data: { name: 'Eve', contact, message: 'Please answer.' },
    });
    await signIn(page);
    await expect(page.getByRole('link', { name: contact })).toHaveAttribute(
      'href',
      'mailto:ada@site.io%3Fbcc%3Deve%2540site.io%26body%3DYes.pay',
    );
    await page.getByRole('button', { name: 'Delete the message of Eve' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No messages.')).toBeVisible();
  });

  test("Send is disabled while sending; then 'Something went wrong. Please try again or contact me directly.'", async ({
    page,
    consoleErrors,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/contact', async (route) => {
      await held.promise;
      await route.abort();
    });
    await page.goto('/contact');
    await write(page);
    await choose(page, 'Send from this site');
    await expect(send(page)).toBeDisabled();
    held.resolve();
    await expect(send(page)).toBeEnabled();
    await expect(said(page)).toHaveText(
      'Something went wrong. Please try again or contact me directly.',
    );
    await expect(field(page, 'Message')).toHaveValue('Is the pit dry?');
    consoleErrors.length = 0; // the browser logs the aborted request
  });
});

import { writeFile } from 'node:fs/promises';
import {
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type Route,
  type TestInfo,
} from '@playwright/test';
import { passphrase, type RunningServer } from '../fixtures/running-server.ts';
import { oneServerPerSite, shared } from './site-servers.ts';

type TestFixtures = {
  /** The name of the site; tests that change or count its content use their own (`test.use`). */
  site: string;
  server: RunningServer;
  /** Errors on the page's console; a test that expects some empties the list. */
  consoleErrors: string[];
};
type WorkerFixtures = {
  /** Returns the server of a site by name, and starts it on first use. */
  serverOf: (site: string) => Promise<RunningServer>;
};

/**
 * Scripts run after a page is painted, possibly after its load event. Navigation waits for them, so
 * that a test may use the keyboard at once.
 */
function awaitScripts(page: Page): void {
  const scriptsRan = () => page.waitForFunction(() => !document.querySelector('[data-late]'));
  const { goto, reload } = page;
  page.goto = async (...args) => {
    const response = await goto.apply(page, args);
    await scriptsRan();
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload.apply(page, args);
    await scriptsRan();
    return response;
  };
}

/** Every test gets the sample site on its worker's server; an unexpected console error fails it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [shared, { option: true }],
  serverOf: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads here what a fixture needs
    async ({}, use) => {
      const { serverOf, stopAll } = oneServerPerSite();
      await use(serverOf);
      await stopAll();
    },
    { scope: 'worker' },
  ],
  server: async ({ site, serverOf }, use) => use(await serverOf(site)),
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on('page', awaitScripts);
    await use(context);
  },
  baseURL: async ({ server }, use) => use(server.address),
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      const told = (text: string) => {
        if (!leftOutTransition.test(text)) errors.push(text);
      };
      const note = (message: ConsoleMessage) => {
        if (message.type() === 'error') told(message.text());
      };
      page.on('console', note);
      page.on('pageerror', (error) => told(error.message));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Told by the browser, on a busy machine, when it changes pages without their transition. */
const leftOutTransition = /Transition was (aborted because of invalid state|skipped)/;

/**
 * The largest sum of layout shifts that nobody notices: a number some pixels narrower once its font
 * arrives. A line that moves is 0.01.
 */
export const unseenShift = 0.001;

/** The owner's token on each server of this worker: one sign-in serves all its tests. */
const tokens = new Map<string, string>();

async function tokenOn(page: Page): Promise<string> {
  const { origin } = new URL(page.url());
  const known = tokens.get(origin);
  if (known) return known;
  const answer = await page.request.post(`${origin}/api/auth/owner`, {
    form: { pass_: passphrase },
  });
  const { token } = (await answer.json()) as { token: string };
  tokens.set(origin, token);
  return token;
}

/** Forgets the tokens, for a test that ends them all. */
export const forgetTokens = (): void => tokens.clear();

/** Keeps the owner's token in this browser, as the sign-in dialog does; it has its own tests. */
const keepToken = async (page: Page): Promise<void> =>
  page.evaluate(
    (token) => {
      for (const key of ['token', 'ownerToken']) localStorage.setItem(key, token);
      sessionStorage.setItem('ownerToken', token);
      for (const flag of ['ownerMode', 'ownerToggleVisible']) localStorage.setItem(flag, 'true');
      dispatchEvent(new Event('owner-mode-changed'));
    },
    await tokenOn(page),
  );

/** Unlocks owner mode on the open page. */
export async function signIn(page: Page): Promise<void> {
  await keepToken(page);
  await expect(page.getByRole('button', { name: 'Owner' })).toHaveAttribute('aria-pressed', 'true');
}

/** Unlocks owner mode before any page is opened, for a test that does not see a visitor's page. */
export async function beginAsOwner(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await keepToken(page);
}

/** Opens a page in owner mode and waits for a part that only the owner has. */
export async function openAsOwner(page: Page, path: string, part: Locator): Promise<void> {
  await page.goto(path);
  await signIn(page);
  await expect(part).toBeVisible();
}

/** Signs in again when a save asks for it. */
export async function signInAgain(page: Page): Promise<void> {
  await page.getByLabel('Passphrase').fill(passphrase);
  await page.keyboard.press('Enter');
}

/** Ends owner mode on the open page, as an expired session does. */
export async function endSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of ['token', 'ownerToken']) localStorage.removeItem(key);
    sessionStorage.clear();
    dispatchEvent(new Event('owner-mode-changed'));
  });
}

/** Expects that leaving the page asks first, and stays. */
export async function stayWhenAsked(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await closing;
}

/** Writes to the API, as the owner on another device does; returns the stored entry. */
export async function sendAsOwner(
  page: Page,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
): Promise<Record<string, unknown>> {
  const headers = { Authorization: `Bearer ${await tokenOn(page)}` };
  const url = `${new URL(page.url()).origin}/api/${path}`;
  const answer = await page.request.fetch(url, { method, headers, ...(data && { data }) });
  expect(answer.status(), `${method} ${path}`).toBeLessThan(300);
  return answer.status() === 204 ? {} : answer.json();
}

/** Answers requests of one method to matching addresses; others go through. */
export async function answerTo(
  page: Page,
  method: string,
  url: string | RegExp,
  answer: (route: Route) => unknown,
): Promise<void> {
  await page.route(url, (route) =>
    route.request().method() === method ? answer(route) : route.continue(),
  );
}

/** Aborts requests of one method to matching addresses, as when the server cannot be reached. */
export const cut = (page: Page, method: string, url: string | RegExp): Promise<void> =>
  answerTo(page, method, url, (route) => route.abort());

/** Delays requests of one method to matching addresses until they are released. */
export async function hold(
  page: Page,
  method: string,
  url: string | RegExp,
): Promise<{ release: () => void }> {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await answerTo(page, method, url, async (route) => {
    await promise;
    await route.continue();
  });
  return { release };
}

/** Opens a page and uses it before its scripts arrive, as on a slow line. */
export async function openBeforeScripts(
  page: Page,
  path: string,
  use: () => Promise<unknown>,
): Promise<void> {
  const scripts = await hold(page, 'GET', /\/_astro\/.*\.js$/);
  await Promise.all([page.goto(path), use().finally(scripts.release)]);
}

/** Pastes into a text as the browser does; `type` is the clipboard's, `text/html` for example. */
export const pasteAs = (target: Locator, type: string, text: string): Promise<void> =>
  target.evaluate(
    (element, [kind, data]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(kind, data);
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [type, text] as const,
  );

/** How far the bar at the top is drawn, 0 to 1. */
export const shownProgress = (page: Page): Promise<number> =>
  page
    .locator('[data-progress]')
    .evaluate((bar) => new DOMMatrix(getComputedStyle(bar).transform).a);

/** A page as the next visitor gets it. */
export const seenByVisitors = async (page: Page, path: string): Promise<string> =>
  (await page.request.get(path)).text();

export { expect, passphrase };

/** A picture of one pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The path of a file of a byte more than 5 MB; reading it costs the browser less than its bytes. */
export async function tooLarge(info: TestInfo): Promise<string> {
  const path = info.outputPath('large.png');
  await writeFile(path, Buffer.alloc(5 * 1024 * 1024 + 1));
  return path;
}

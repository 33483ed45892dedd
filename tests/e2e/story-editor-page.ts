import type { Page, Route } from '@playwright/test';
import { openAsOwner, sendAsOwner } from './fixtures.ts';

/* The story editor's page, and ways to break what it depends on. */

export const story = (page: Page) => page.getByRole('textbox', { name: 'Story', exact: true });
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
export const title = (page: Page) => page.getByLabel('Title', { exact: true });
/** The note whose words are read aloud at once, with its buttons. */
export const alert = (page: Page) =>
  page
    .locator('.note')
    .filter({ has: page.getByRole('alert') })
    .first();

export const open = (page: Page, id = 'new') => openAsOwner(page, `/blog/edit/${id}`, story(page));

export async function write(page: Page, name: string, words: string) {
  await title(page).fill(name);
  await story(page).fill(words);
}

/** Closes a tab as a person does; resolves when the page has finished its work. */
export async function closeTab(page: Page): Promise<void> {
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
}

const writes = (path: string | RegExp) => async (page: Page, answer: (route: Route) => unknown) =>
  page.route(path, (route) =>
    ['POST', 'PUT'].includes(route.request().method()) ? answer(route) : route.continue(),
  );
/** Answers requests that save, but not those for a preview. */
export const refuse = writes(/\/api\/posts(\/(?!preview$)[^/]+)?$/);

export const problem = (status: number, detail: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ status, title: 'x', detail }),
  });

export const createPost = async (page: Page, post: object): Promise<string> =>
  String((await sendAsOwner(page, 'POST', 'posts', post)).id);

export const changeElsewhere = (page: Page, id: string, part: object) =>
  sendAsOwner(page, 'PUT', `posts/${id}`, part);

export const bodyOf = (page: Page, slug: string) =>
  page.evaluate(
    async (name) => ((await (await fetch(`/api/posts/${name}`)).json()) as { body: string }).body,
    slug,
  );

export const localIds = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('localBlogs') ?? '[]') as { id: string }[]).map(
      ({ id }) => id,
    ),
  );

/** A place in the story: words, and how many of their letters are before it. */
type Spot = [words: string, at: number];

/** Selects from one place in the story to another, and tells the editor at once. */
export async function selectIn(page: Page, from: Spot, to: Spot): Promise<void> {
  await story(page).evaluate(
    (text, spots) => {
      const [start, end] = spots.map(([words, at]) => {
        const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const found = walker.currentNode.textContent?.indexOf(words) ?? -1;
          if (found !== -1) return [walker.currentNode, found + at] as const;
        }
        throw new Error(`No ${words}`);
      });
      text.focus();
      if (start && end) getSelection()?.setBaseAndExtent(...start, ...end);
      document.dispatchEvent(new Event('selectionchange'));
    },
    [from, to],
  );
}

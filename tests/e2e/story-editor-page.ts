import type { Page, Route } from '@playwright/test';
import { expect, signIn } from './fixtures.ts';

/* The story editor's page, and ways to break what it depends on. */

export const story = (page: Page) => page.getByRole('textbox', { name: 'Story', exact: true });
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
export const title = (page: Page) => page.getByLabel('Title', { exact: true });
export const alert = (page: Page) => page.getByRole('alert').first();

export async function open(page: Page, id = 'new') {
  await page.goto(`/blog/edit/${id}`);
  await signIn(page);
  await expect(story(page)).toBeVisible();
}

export async function write(page: Page, name: string, words: string) {
  await title(page).fill(name);
  await story(page).fill(words);
}

const writes = (path: string | RegExp) => async (page: Page, answer: (route: Route) => unknown) =>
  page.route(path, (route) =>
    ['POST', 'PUT'].includes(route.request().method()) ? answer(route) : route.continue(),
  );
/** Saves alone: the preview is asked for meanwhile. */
export const refuse = writes(/\/api\/posts(\/(?!preview$)[^/]+)?$/);

export const problem = (status: number, detail: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ status, title: 'x', detail }),
  });

export async function createPost(page: Page, post: Record<string, unknown>): Promise<string> {
  return page.evaluate(async (sent) => {
    const token = localStorage.getItem('ownerToken') ?? '';
    const answer = await fetch('/api/posts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(sent),
    });
    return ((await answer.json()) as { id: string }).id;
  }, post);
}

export async function changeElsewhere(page: Page, id: string, part: Record<string, unknown>) {
  await page.evaluate(
    async ([path, sent]) => {
      const token = localStorage.getItem('ownerToken') ?? '';
      await fetch(`/api/posts/${path}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify(sent),
      });
    },
    [id, part] as const,
  );
}

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

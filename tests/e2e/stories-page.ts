import type { APIRequestContext, Page } from '@playwright/test';
import type { PostPage, PostSummary } from '../../src/entities/post.ts';

export const titles = (page: Page) => page.locator('.stories .story h2').allTextContents();
export const card = (page: Page, title: string) =>
  page.locator('.stories .story').filter({ has: page.getByRole('heading', { name: title }) });
export const keep = (page: Page, title: string) =>
  page.getByRole('button', { name: `Bookmark ${title}` });
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);

/** What a device has stored before the page opens. */
export const remember = (page: Page, items: Record<string, unknown>) =>
  page.addInitScript((kept) => {
    if (sessionStorage.getItem('remembered')) return;
    sessionStorage.setItem('remembered', 'yes');
    for (const [key, value] of Object.entries(kept)) {
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }, items);

/** The posts of the first page, from the API. */
export async function firstPosts(request: APIRequestContext): Promise<PostSummary[]> {
  const answer = await request.get('/api/posts?pageSize=100');
  return ((await answer.json()) as PostPage).items;
}

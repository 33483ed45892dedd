import type { Page } from '@playwright/test';
import type { HostileVerdict } from './verdict.ts';
import { look, note } from './watched-page.ts';

const story = (page: Page) => page.getByRole('textbox', { name: 'Story', exact: true });
const markdown = (page: Page) => page.getByRole('textbox', { name: 'Story as Markdown' });
const view = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/**
 * The server makes the preview, and the page requests it a moment after the text changed. A payload
 * may leave the text unchanged, which cannot be seen from outside; then no request comes.
 */
const previewed = (page: Page) =>
  page
    .waitForResponse((answer) => answer.url().endsWith('/api/posts/preview'), { timeout: 8_000 })
    .catch(() => null);

/** Pastes markup into an editor as a browser does. */
export async function paste(page: Page, html: string, into = '[contenteditable="true"]') {
  const editor = page.locator(into).first();
  await editor.waitFor();
  await editor.focus();
  await editor.evaluate((element, markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', markup);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
  }, html);
}

/** Opens a story in the editor with its preview, and checks both the text and its Markdown. */
export async function openStory(page: Page, id: string, verdict: HostileVerdict): Promise<void> {
  const shown = previewed(page);
  await look(page, `/blog/edit/${id}`, verdict);
  await story(page).waitFor();
  await shown;
  await note(page, `editor, ${id}`, verdict);
  await view(page, 'Markdown').click();
  await markdown(page).waitFor();
  await note(page, `editor, ${id} as Markdown`, verdict);
  await view(page, 'Write').click();
  await story(page).waitFor();
  await note(page, `editor, ${id} again`, verdict);
  verdict.stories += 1;
}

/** Writes a story of markup: pasted as HTML, then entered as Markdown. */
export async function writeStory(page: Page, markup: string, verdict: HostileVerdict) {
  await look(page, '/blog/edit/new', verdict);
  await story(page).waitFor();
  const taken = previewed(page);
  await paste(page, markup);
  await taken; // otherwise its preview could be mistaken for that of the Markdown
  await note(page, 'editor, pasted', verdict);
  await view(page, 'Markdown').click();
  const shown = previewed(page);
  await markdown(page).fill(markup);
  await shown;
  await note(page, 'editor, written as Markdown', verdict);
  await view(page, 'Write').click();
  await story(page).waitFor();
  await note(page, 'editor, from Markdown', verdict);
  verdict.stories += 1;
}

/**
 * A post that exists only on this device, as left by an earlier version of the site or another tab.
 */
export async function lookAtDraft(page: Page, markup: string, verdict: HostileVerdict) {
  await page.evaluate((body) => {
    const draft = { id: 'local-1', slug: 'local-1', title: body.slice(0, 200), body, tags: [body] };
    localStorage.setItem('localBlogs', JSON.stringify([draft]));
  }, markup);
  for (const path of ['/blog', '/blog/local-1']) await look(page, path, verdict);
  await openStory(page, 'local-1', verdict);
  await page.evaluate(() => localStorage.removeItem('localBlogs'));
}

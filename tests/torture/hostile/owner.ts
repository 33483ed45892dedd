import type { Page } from '@playwright/test';
import { navigation } from '../../../src/lib/routes.ts';
import { passphrase } from '../server-process.ts';
import { lookAtDraft, openStory, paste, writeStory } from './story-editor.ts';
import type { HostileVerdict } from './verdict.ts';
import { look, note } from './watched-page.ts';

/** The owner signs in on Contact. */
export const readPages = navigation.map(({ href }) => href).filter((href) => href !== '/contact');

export async function signIn(page: Page): Promise<void> {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Owner' }).click();
  await page.getByLabel('Passphrase').fill(passphrase);
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await page.locator('[aria-pressed="true"]').first().waitFor();
}

async function pasteInto(page: Page, path: string, markup: string, verdict: HostileVerdict) {
  await look(page, path, verdict);
  if (path === '/') await page.getByRole('button', { name: 'Edit welcome text' }).click();
  await paste(page, markup);
  await note(page, `${path}, pasted`, verdict);
}

/** What the owner looks at: the stories and the entries that hold several payloads at once. */
export type Shown = { stories: readonly string[]; forms: readonly string[] };

/** What the owner sees who only writes: each story in the editor, a draft and a new story. */
export async function lookAsWriter(
  page: Page,
  payloads: readonly string[],
  { stories }: Shown,
  verdict: HostileVerdict,
): Promise<void> {
  const markup = payloads.join('\n');
  for (const id of stories) await openStory(page, id, verdict);
  await lookAtDraft(page, markup, verdict);
  await writeStory(page, markup, verdict);
}

/** What the owner sees: every page again, and every form with its preview, loaded and pasted. */
export async function lookAsOwner(
  page: Page,
  payloads: readonly string[],
  shown: Shown,
  verdict: HostileVerdict,
): Promise<void> {
  const edited = shown.forms.flatMap((id) => [`/projects/edit/${id}`, `/experience/edit/${id}`]);
  const others = ['/education/edit/d1', '/certificates/edit/c1', '/projects/edit/p1'];
  for (const path of [...readPages, ...edited, ...others]) await look(page, path, verdict);
  for (const path of ['/', '/projects/edit/p2', '/experience/edit/e2'])
    await pasteInto(page, path, payloads.join('\n'), verdict);
  await lookAsWriter(page, payloads, shown, verdict);
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { sampleContent } from '../fixtures/running-server.ts';
import { expect, test } from './fixtures.ts';
import { open, story } from './story-editor-page.ts';

test.use({ site: 'story editor, pasting' });

/** What a program offers: texts by their type, and a picture under this name. */
type Offered = { texts: Record<string, string>; picture?: string };

const bytes = readFile(join(sampleContent, 'uploads/where-is-zero.webp'));

/** Pastes into a part of the story, or drops at the left of it. */
async function give(part: Locator, way: 'paste' | 'drop', { texts, picture }: Offered) {
  const file = picture ? { name: picture, data: [...(await bytes)] } : null;
  await part.evaluate(
    (target, [kind, types, given]) => {
      const transfer = new DataTransfer();
      for (const [type, text] of Object.entries(types)) transfer.setData(type, text);
      if (given) {
        const { name, data } = given;
        transfer.items.add(new File([new Uint8Array(data)], name, { type: 'image/webp' }));
      }
      const { left, top } = target.getBoundingClientRect();
      const at = { clientX: left + 1, clientY: top + 10, bubbles: true, cancelable: true };
      target.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...at, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...at, clipboardData: transfer }),
      );
    },
    [way, texts, file] as const,
  );
}

test('cells of a spreadsheet are pasted as text, although a picture of them comes too', async ({
  page,
}) => {
  await open(page);
  const texts = {
    'text/plain': 'Wall\tU\r\nNorth\t0.2\r\n',
    'text/html':
      '<table><tr><td>Wall</td><td>U</td></tr><tr><td>North</td><td>0.2</td></tr></table>',
  };
  await give(story(page), 'paste', { texts, picture: 'image.png' });
  await expect(story(page).locator('p').first()).toHaveText('Wall U');
  await expect(story(page).locator('p').nth(1)).toHaveText('North 0.2');
  await expect(page.getByText('Uploading a picture…')).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Describe the picture' })).toHaveCount(0);
});

for (const [from, texts] of [
  ['a browser', { 'text/html': '<img src="https://example.com/a.png" alt="A plan">' }],
  ['a file manager', { 'text/plain': '/home/owner/Pictures/a plan.webp' }],
  [
    'a file manager that writes addresses',
    { 'text/plain': 'file:///home/owner/a%20plan.webp\r\n' },
  ],
] as const) {
  test(`a picture copied in ${from} is pasted as a picture`, async ({ page }) => {
    await open(page);
    await give(story(page), 'paste', { texts, picture: 'a plan.webp' });
    await expect(page.getByRole('dialog', { name: 'Describe the picture' })).toBeVisible();
    await expect(story(page)).toHaveText('');
  });
}

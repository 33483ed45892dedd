import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { sampleContent } from '../fixtures/running-server.ts';
import { beginAsOwner, expect, test } from './fixtures.ts';
import { createPost, open, selectIn, story } from './story-editor-page.ts';

test.use({ site: 'story editor, pasting' });

/** What a program offers: texts by their type, and a picture under this name, or another file. */
type Offered = { texts: Record<string, string>; picture?: string; type?: string };

const bytes = readFile(join(sampleContent, 'uploads/where-is-zero.webp'));

/** Pastes into a part of the story, or drops at the left of it. */
async function give(part: Locator, way: 'paste' | 'drop', { texts, picture, type }: Offered) {
  const file = picture ? { name: picture, type, data: [...(await bytes)] } : null;
  await part.evaluate(
    (target, [event, types, given]) => {
      const transfer = new DataTransfer();
      for (const [type, text] of Object.entries(types)) transfer.setData(type, text);
      if (given) {
        const { name, type: kind = 'image/webp', data } = given;
        transfer.items.add(new File([new Uint8Array(data)], name, { type: kind }));
      }
      const { left, top } = target.getBoundingClientRect();
      const at = { clientX: left + 1, clientY: top + 10, bubbles: true, cancelable: true };
      target.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...at, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...at, clipboardData: transfer }),
      );
    },
    [way, texts, file] as const,
  );
}

test('what another editor like this one copies is pasted as plain text, cells of a spreadsheet too, although a picture of them comes', async ({
  page,
}) => {
  await open(page);
  const html = '<p data-pm-slice="0 0 []" data-story-of="https://e.com"><strong>Bold</strong></p>';
  await give(story(page), 'paste', { texts: { 'text/plain': 'Bold', 'text/html': html } });
  await expect(story(page)).toHaveText('Bold');
  await expect(story(page).locator('strong')).toHaveCount(0);
  await story(page).fill('');
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

test('a picture copied in a browser or a file manager, also one that writes addresses, is pasted as a picture', async ({
  page,
}) => {
  await open(page);
  const dialog = page.getByRole('dialog', { name: 'Describe the picture' });
  for (const [from, texts] of [
    ['a browser', { 'text/html': '<img src="https://example.com/a.png" alt="A plan">' }],
    ['a file manager', { 'text/plain': '/home/owner/Pictures/a plan.webp' }],
    ['one that writes addresses', { 'text/plain': 'file:///home/owner/a%20plan.webp\r\n' }],
  ] as const) {
    await give(story(page), 'paste', { texts, picture: 'a plan.webp' });
    await expect(dialog, from).toBeVisible();
    await expect(story(page), from).toHaveText('');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Leave it out' }).click();
    await expect(dialog, from).toHaveCount(0);
  }
});

test('a file that is no picture is told of when it is dropped; text of several lines becomes paragraphs, and Undo takes it back', async ({
  page,
}) => {
  await open(page);
  await give(story(page), 'drop', { texts: {}, picture: 'plan.pdf', type: 'application/pdf' });
  await expect(page.getByText('The file is not an image that can be read.')).toBeVisible();
  await expect(story(page)).toHaveText('');
  await story(page).fill('Written before.');
  await page.waitForTimeout(600); // what happens without a pause is undone in one step
  const texts = { 'text/plain': 'First paragraph.\n\nSecond paragraph.\n- item' };
  await give(story(page).locator('p'), 'drop', { texts });
  const paragraphs = ['First paragraph.', 'Second paragraph.', '- itemWritten before.'];
  await expect(story(page).locator('p')).toHaveText(paragraphs);
  await expect(story(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(story(page)).toHaveText('Written before.');
});

test('text dropped between blocks comes between them', async ({ page }) => {
  await beginAsOwner(page);
  const id = await createPost(page, { title: 'Ruled', bodyHtml: '<p>a</p><hr><hr><p>b</p>' });
  await open(page, id);
  await give(story(page).locator('hr').first(), 'drop', { texts: { 'text/plain': 'one\ntwo' } });
  await expect(story(page).locator('p')).toHaveText(['a', 'one', 'two', 'b']);
  await expect(story(page).locator('hr')).toHaveCount(2);
});

test('paragraphs dragged within the story move', async ({ page }) => {
  await beginAsOwner(page);
  const bodyHtml = '<p>One.</p><p>Two.</p><p>Last: </p>';
  await open(page, await createPost(page, { title: 'Dragged', bodyHtml }));
  await story(page).getByText('One.').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+End');
  await story(page)
    .getByText('One.')
    .hover({ position: { x: 10, y: 10 } });
  await page.mouse.down();
  await story(page)
    .getByText('Last:')
    .hover({ position: { x: 300, y: 10 } });
  await story(page)
    .getByText('Last:')
    .hover({ position: { x: 301, y: 10 } });
  await page.mouse.up();
  await expect(story(page)).toHaveText(/^Last: ?One\.Two\.$/);
  await expect(story(page).locator('p', { hasText: /One|Two/ })).toHaveCount(2);
});

test('a picture is dragged with its caption, and Undo brings both back', async ({ page }) => {
  await beginAsOwner(page);
  const source = '/uploads/certificate-information-management.webp';
  const image = `<img src="${source}" alt="A door" width="80" height="60">`;
  const figure = `<figure>${image}<figcaption>A <b>door</b></figcaption></figure>`;
  const bodyHtml = `<p>One.</p><p>Two.</p>${figure}<p>Last.</p>`;
  await open(page, await createPost(page, { title: 'Moved', bodyHtml }));
  const picture = story(page).locator('img[alt]');
  const blocks = story(page).locator('> *');
  await picture.click();
  await picture.hover({ position: { x: 20, y: 20 } });
  await page.mouse.down();
  for (const x of [5, 6])
    await story(page)
      .getByText('One.')
      .hover({ position: { x, y: 5 } });
  await page.mouse.up();
  await expect(blocks).toHaveText(['A door', 'One.', 'Two.', 'Last.']);
  await expect(story(page).locator('figure img[alt] + figcaption strong')).toHaveText('door');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(blocks).toHaveText(['One.', 'Two.', 'A door', 'Last.']);
  await expect(story(page).locator('figure img[alt="A door"]')).toHaveCount(1);
});

test('a picture is dragged as it is while words across the edge of a caption are selected', async ({
  page,
}) => {
  await beginAsOwner(page);
  const source = '/uploads/certificate-information-management.webp';
  const image = `<img src="${source}" alt="A door" width="80" height="60">`;
  const captioned = (words: string) => `<figure>${image}<figcaption>${words}</figcaption></figure>`;
  const bodyHtml = `${captioned('Moved')}<p>Middle</p>${captioned('Selected')}<p>Last</p>`;
  await open(page, await createPost(page, { title: 'Moved alone', bodyHtml }));
  await selectIn(page, ['Selected', 3], ['Last', 2]);
  await story(page)
    .locator('img[alt]')
    .first()
    .hover({ position: { x: 20, y: 20 } });
  await page.mouse.down();
  for (const x of [5, 6])
    await story(page)
      .getByText('Last')
      .hover({ position: { x, y: 5 } });
  await page.mouse.up();
  await expect(story(page).locator('> *')).toHaveText(['Middle', 'Selected', 'Moved', 'Last']);
  await expect(story(page).locator('figure img[alt="A door"]')).toHaveCount(2);
});

test('markup without a text of its own is pasted with its lines and cells apart', async ({
  page,
}) => {
  await open(page);
  const html =
    '<style>p { color: red }</style><script>let unseen;</script><blockquote>Quote</blockquote><h5>Small</h5><pre>Code</pre><table><tr><td>1</td><td><p>2</p></td></tr><tr><td>3</td><td>4</td></tr></table>';
  await give(story(page), 'paste', { texts: { 'text/html': html } });
  await expect(story(page).locator('p')).toHaveText(['Quote', 'Small', 'Code', /^1\s2$/, /^3\s4$/]);
});

test('of markup without a text of its own, words before a block stand apart from it, and lines are those of the screen', async ({
  page,
}) => {
  await open(page);
  const html =
    'Bare<div>Line<div>Inner</div></div><section>One</section>\n<section>Two <br> Three</section><p>Wrapped\n  in the markup</p><ul>\n  <li>Item</li>\n</ul><table>\n <tr>\n  <td>1</td>\n  <td>2</td>\n </tr>\n</table><pre>if x:\n    y</pre>';
  await give(story(page), 'paste', { texts: { 'text/html': html } });
  const lines = ['Bare', 'Line', 'Inner', 'One', 'Two', 'Three', 'Wrapped in the markup', 'Item'];
  const words = await story(page).locator('p').allTextContents();
  expect(words).toEqual([...lines, '1\t2', 'if x:', '    y']);
});

/** Opens a story with this body. */
async function openWith(page: Page, bodyHtml: string) {
  await beginAsOwner(page);
  await open(page, await createPost(page, { title: 'Copied', bodyHtml }));
}

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

const picture =
  '<figure><img src="/uploads/where-is-zero.webp" alt="A sum"><figcaption>Zero</figcaption></figure>';

test('a picture that is cut is pasted elsewhere, also in another tab', async ({
  page,
  context,
}) => {
  await openWith(page, `${picture}<p>Last</p>`);
  await story(page).getByRole('img').click();
  await press(page, 'ControlOrMeta+x');
  await expect(story(page)).toHaveText('Last');
  await selectIn(page, ['Last', 4], ['Last', 4]);
  await press(page, 'ControlOrMeta+v');
  await expect(story(page).locator('p + figure').getByRole('img', { name: 'A sum' })).toBeVisible();
  await expect(story(page).locator('figcaption')).toHaveText('Zero');
  const tab = await context.newPage();
  await open(tab);
  await story(tab).press('ControlOrMeta+v');
  await expect(story(tab).getByRole('img', { name: 'A sum' })).toBeVisible();
});

test('a picture pasted where the cursor is in code comes below the code', async ({ page }) => {
  const figure =
    '<figure><img src="/uploads/where-is-zero.webp" alt="A"><figcaption>B</figcaption></figure>';
  await beginAsOwner(page);
  const bodyHtml = `${figure}<pre><code>one\ntwo</code></pre><p>end</p>`;
  await open(page, await createPost(page, { title: 'Picture into code', bodyHtml }));
  await story(page).locator('img').click();
  await page.keyboard.press('ControlOrMeta+x');
  await expect(story(page).locator('img')).toHaveCount(0);
  await story(page).locator('code').click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(story(page).locator('pre + figure img')).toHaveCount(1);
  await expect(story(page).locator('pre')).toHaveText('one\ntwo');
  await expect(story(page).locator('figcaption')).toHaveText('B');
});

test('lines of code and items of a list that are copied stay what they are', async ({ page }) => {
  await openWith(
    page,
    '<pre><code class="language-python">if a:\n    b</code></pre><ul><li><p>One</p></li><li><p><strong>Two</strong></p></li></ul>',
  );
  await story(page).getByText('if a:').click();
  await press(page, 'ControlOrMeta+a', 'ControlOrMeta+c');
  await open(page);
  await story(page).press('ControlOrMeta+v');
  await expect(story(page).locator('pre code.language-python')).toHaveText('if a:\n    b');
  await expect(story(page).locator('pre + ul li')).toHaveText(['One', 'Two']);
  await expect(story(page).locator('ul strong')).toHaveText('Two');
});

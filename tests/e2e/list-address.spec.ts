import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

type List = {
  path: string;
  narrow: (page: Page) => Promise<unknown>;
  address: string;
  /** What the page says of the list then. */
  said: string;
  back: (page: Page) => Promise<unknown>;
};

const type = (label: string, words: string) => (page: Page) => page.getByLabel(label).fill(words);
const pick = (name: string) => (page: Page) =>
  page.getByRole('radio', { name, exact: true }).check();
const sort = (value: string) => (page: Page) => page.locator('[name="sort"]').selectOption(value);
const all =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };

const lists: List[] = [
  {
    path: '/projects',
    narrow: all(type('Search projects', 'python'), pick('Complex')),
    address: '/projects?q=python&sort=difficulty',
    said: '[data-found]',
    back: all(type('Search projects', ''), pick('Smart')),
  },
  {
    path: '/blog',
    narrow: type('Search stories', ' model wall '),
    address: '/blog?q=model+wall',
    said: '[data-count]',
    back: (page) => page.getByRole('button', { name: 'Clear', exact: true }).click(),
  },
  {
    path: '/experience',
    narrow: all(type('Search role', 'bim'), sort('company'), pick('Past')),
    address: '/experience?q=bim&sort=company&status=past',
    said: '[data-found]',
    back: all(type('Search role', ''), sort('date'), pick('All')),
  },
  {
    path: '/education',
    narrow: all(pick('Completed'), sort('school')),
    address: '/education?status=completed&sort=school',
    said: '[data-found]',
    back: all(pick('All Records'), sort('date')),
  },
  {
    path: '/certificates',
    narrow: all(type('Search certificates', 'a'), sort('title')),
    address: '/certificates?q=a&sort=title',
    said: '[data-count]',
    back: all(type('Search certificates', ''), sort('newest')),
  },
];

const shown = (page: Page) => page.locator('main :is(h2, h3):visible').allTextContents();

for (const { path, narrow, address, said, back } of lists) {
  test(`${path}: the address keeps what the list shows, for a reload, for Back and for others`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(path);
    const whole = await shown(page);
    await narrow(page);
    await expect(page).toHaveURL(address);
    await expect.poll(() => shown(page)).not.toEqual(whole);
    const narrowed = await shown(page);
    const count = (await page.locator(said).textContent()) ?? '';
    await page.reload();
    await expect(page.locator(said)).toHaveText(count);
    await expect.poll(() => shown(page)).toEqual(narrowed);
    await page.goto('/contact');
    await page.goBack();
    await expect(page.locator(said)).toHaveText(count);
    await expect.poll(() => shown(page)).toEqual(narrowed);
    const other = await browser.newPage({ baseURL: baseURL ?? '' });
    await other.goto(address);
    await expect(other.locator(said)).toHaveText(count);
    await other.close();
    await back(page);
    await expect(page).toHaveURL(path);
    await expect.poll(() => shown(page)).toEqual(expect.arrayContaining(whole));
  });
}

test('an address that asks for what there is not shows the whole list', async ({ page }) => {
  await page.goto('/certificates');
  const whole = await shown(page);
  await page.goto('/certificates?issuer=Nobody&sort=sideways');
  await expect(page.locator('[name="issuer"]')).toHaveValue('');
  expect(await shown(page)).toEqual(whole);
});

test('the list of projects is the same behind the details of one, after a reload and once closed', async ({
  page,
}) => {
  await page.goto('/projects');
  await type('Search projects', 'python')(page);
  await pick('Complex')(page);
  await expect(page).toHaveURL('/projects?q=python&sort=difficulty');
  const found = await shown(page);
  await page.getByText('Explore').nth(1).click();
  const dialog = page.locator('dialog.detail');
  await expect(dialog.locator('h2')).toHaveText(found[1] ?? '');
  await page.reload();
  await expect(dialog.locator('h2')).toHaveText(found[1] ?? '');
  await dialog.getByRole('button', { name: 'Next project' }).click();
  await expect(dialog.locator('h2')).toHaveText(found[2] ?? '');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/projects?q=python&sort=difficulty');
  expect(await shown(page)).toEqual(found);
  await expect(page.getByLabel('Search projects')).toHaveValue('python');
});

import { staticHost } from './exported-site.ts';
import { expect, test } from './fixtures.ts';
import { card, keep, remember, titles } from './stories-page.ts';

test.describe('An exported page leaves out what needs the server', () => {
  let host: Awaited<ReturnType<typeof staticHost>>;
  test.beforeAll(async () => {
    host = await staticHost();
  });
  test.afterAll(() => host.stop());
  test.beforeEach(() => host.asked.splice(0));
  test.afterEach(() => expect(host.asked.filter((path) => path.startsWith('/api'))).toEqual([]));

  test('Contact: no form to send a message', async ({ page }) => {
    await page.goto(`${host.address}/contact`);
    await expect(page.getByRole('heading', { name: 'Availability' })).toBeVisible();
    await expect(page.locator('main form')).toHaveCount(0);
    await expect(page.getByText('Send a Message')).toHaveCount(0);
  });

  test('Certificates: no link is said to be checked', async ({ page }) => {
    await page.goto(`${host.address}/certificates`);
    await expect(page.locator('[data-list] [data-certificate]').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(/checking|checked/i)).toHaveCount(0);
  });

  test('Stories: no search; bookmarks show those of this page', async ({ page }) => {
    await remember(page, { blogBookmarks: ['not-on-this-page'] });
    await page.goto(`${host.address}/blog`);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    const [first = ''] = await titles(page);
    await keep(page, first).click();
    await page.getByRole('button', { name: 'Bookmarks', exact: true }).click();
    await expect.poll(() => titles(page)).toEqual([first]);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Bookmarks', exact: true })).toBeFocused();
    await expect(card(page, first)).toBeVisible();
  });

  test('Owner: neither a switch nor owner mode, and no forms', async ({ page }) => {
    const token = `x.${Buffer.from('{"exp":9999999999}').toString('base64url')}.x`;
    await remember(page, { ownerMode: 'true', token, ownerToggleVisible: 'true' });
    await page.goto(`${host.address}/projects?admin=1`);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: 'Owner' })).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-owner');
    expect((await page.request.get(`${host.address}/projects/new`)).status()).toBe(404);
  });
});

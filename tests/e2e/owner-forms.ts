import type { Page } from '@playwright/test';
import { expect, openAsOwner } from './fixtures.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a page in owner mode and presses a button that only the owner has. */
export async function pressAsOwner(page: Page, path: string, name: string): Promise<void> {
  await openAsOwner(page, path, button(page, name));
  await button(page, name).click();
}

/** The forms of new entries: what they are opened by, and filled with beside the name. */
export const forms = [
  {
    what: 'role',
    list: '/experience',
    save: 'Save Experience',
    later: 'Update Experience',
    name: 'Company',
    fill: (page: Page) => button(page, 'Start date: This Month').click(),
  },
  {
    what: 'record of education',
    list: '/education',
    save: 'Save Record',
    later: 'Save Changes',
    name: 'School',
    fill: async (page: Page) => {
      await page.getByLabel('Start date, month').selectOption('04');
      await page.getByLabel('Start date, year').selectOption('2020');
      await page.getByLabel('Currently studying').check();
    },
  },
  {
    what: 'project',
    list: '/projects',
    save: 'Submit',
    later: 'Save Changes',
    name: 'Project Name',
    fill: async () => {},
  },
  {
    what: 'certificate',
    list: '/certificates',
    save: 'Save Certificate',
    later: 'Save Changes',
    name: 'Title',
    fill: async (page: Page) => {
      await page.getByLabel('Issuer / Platform').selectOption('AWS');
      await page.getByLabel('Type').selectOption('Exam');
    },
  },
];

/** Opens the form of a new entry and fills in what it asks for; returns the field of its name. */
export async function begun(
  page: Page,
  { list, name, fill }: (typeof forms)[number],
  words: string,
) {
  await page.goto(`${list}/new`);
  const field = page.getByLabel(name).first();
  await field.fill(words);
  await fill(page);
  return field;
}

/** The editor of the motto. */
export const motto = {
  what: 'the motto',
  path: '/about',
  edit: 'Edit motto',
  field: 'Motto',
  method: 'POST',
};

/** Editors within pages, whose drafts are kept at each change. */
export const editors = [
  motto,
  { what: 'a skill', path: '/about', edit: 'Edit Dynamo', field: 'Level', method: 'PUT' },
  {
    what: 'the welcome text',
    path: '/',
    edit: 'Edit welcome text',
    field: 'Welcome text',
    method: 'PUT',
  },
  {
    what: 'a highlight',
    path: '/',
    edit: 'Edit highlight: Teaching',
    field: 'Title',
    method: 'PUT',
  },
];

/** Opens the editor; gives the field of that name in it, as the page may have another one. */
export async function openedOn(page: Page, edit: string, field: string) {
  await button(page, edit).click();
  await expect(button(page, 'Cancel')).toBeVisible();
  return page.getByRole('textbox', { name: field, exact: true }).last();
}

/** All that is kept on the device. */
export const keptOn = (page: Page) => page.evaluate(() => Object.values(localStorage).join('\n'));

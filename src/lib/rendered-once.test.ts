import { describe, expect, it, vi } from 'vitest';
import { renderedOnce } from './rendered-once.ts';

const rendering = (html: string) => vi.fn(async () => html);

describe('A part of a page', () => {
  it('is rendered once, as long as all it is made from is the same', async () => {
    const [first, again] = [rendering('<p>One</p>'), rendering('<p>Two</p>')];
    expect(await renderedOnce({ name: 'One', tags: ['a'] }, first)).toBe('<p>One</p>');
    expect(await renderedOnce({ name: 'One', tags: ['a'] }, again)).toBe('<p>One</p>');
    expect(again).not.toHaveBeenCalled();
  });

  it('is rendered anew when anything of that is changed', async () => {
    await renderedOnce({ name: 'Old', tags: ['a'] }, rendering('<p>Old</p>'));
    const html = await renderedOnce({ name: 'Old', tags: ['b'] }, rendering('<p>New</p>'));
    expect(html).toBe('<p>New</p>');
  });

  it('that failed is rendered again', async () => {
    const from = { name: 'Failing' };
    const failing = () => Promise.reject(new Error('No luck.'));
    await expect(renderedOnce(from, failing)).rejects.toThrow('No luck.');
    expect(await renderedOnce(from, rendering('<p>Luck</p>'))).toBe('<p>Luck</p>');
  });
});

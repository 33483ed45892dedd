import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PlainText } from './PlainText.tsx';

// Only browsers have style sheets.
vi.mock('../../../ui/adopt-styles.ts', () => ({ adoptStyles: () => {} }));

it('counts a text as its limit does, without surrounding space', () => {
  const value = ` ${'x'.repeat(500)}\n`;
  const props = { label: 'Motto', value, max: 500, onText: () => {} };
  const shown = renderToStaticMarkup(createElement(PlainText, props));
  expect(shown).toContain('500 / 500');
  expect(shown).not.toContain('At most');
});

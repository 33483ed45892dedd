import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { newEducation } from './education-values.ts';
import { TextFields } from './TextFields.tsx';

// Only browsers have style sheets.
vi.mock('../../../ui/adopt-styles.ts', () => ({ adoptStyles: () => {} }));

const shown = (name: 'description' | 'details', text: string) =>
  renderToStaticMarkup(
    createElement(TextFields, {
      fields: [{ name, label: 'Words', rows: 2 }],
      values: { ...newEducation, [name]: text },
      errors: {},
      onChange: () => {},
    }),
  );

describe('the counter of an education text', () => {
  it('counts a description as its limit does, without surrounding space', () => {
    const words = shown('description', ` ${'x'.repeat(200)}\n`);
    expect(words).toContain('200 / 200');
    expect(words).not.toContain('At most');
    expect(shown('description', 'x'.repeat(201))).toContain('At most 200 characters.');
  });

  it('counts details as they are kept, with surrounding space', () => {
    const words = shown('details', `${'x'.repeat(1000)}\n`);
    expect(words).toContain('1001 / 1000');
    expect(words).toContain('At most 1,000 characters.');
  });
});

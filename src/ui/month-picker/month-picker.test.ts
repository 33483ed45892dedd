import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { MonthPicker } from './MonthPicker.tsx';

vi.mock('../adopt-styles.ts', () => ({ adoptStyles: () => {} }));

it('a year before 1000 is shown as chosen, and chosen as it is stored', () => {
  const ids = { id: 'start' } as Parameters<typeof MonthPicker>[0]['ids'];
  const picked = { ids, label: 'Start', value: '0800-05', onChange: () => {} };
  const html = renderToStaticMarkup(
    createElement(MonthPicker, { ...picked, firstYear: 2020, lastYear: 2021 }),
  );
  expect(html).toContain('<option value="0800" selected="">');
});

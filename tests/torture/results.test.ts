import { expect, it } from 'vitest';
import { type Row, skipped, summary } from './report.ts';
import { lineOf } from './results.ts';

const row = (kept: boolean): Row => ({ promise: 'Holds', done: '9 times', figure: '0', kept });
const untried = skipped('Holds', 'needs root');

it('a promise that could not be tried is reported as skipped, not as kept', () => {
  expect(lineOf('power-cut', untried)).toMatch(/\| skipped \| needs root \| {2}\| skipped \|$/);
  expect(lineOf('kill', row(true))).toMatch(/\| kept \|$/);
  expect(lineOf('kill', row(false))).toMatch(/\| BROKEN \|$/);
});

it('the result counts kept, broken and skipped promises separately', () => {
  expect(summary([row(true), row(true), untried])).toEqual({
    broken: 0,
    text: 'Of 3 promises: 2 kept, 0 broken, 1 skipped.',
  });
  expect(summary([row(false), row(true)]).broken).toBe(1);
});

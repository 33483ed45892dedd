import { expect, it } from 'vitest';
import { closingLine, readTally, tallyOfPlaywright, tallyOfVitest } from './tally.mjs';

const unit = { numPassedTests: 40, numFailedTests: 0, numPendingTests: 2 };
const browser = { stats: { expected: 10, flaky: 1, unexpected: 2, skipped: 3 } };

it('sums what passed and failed over both reports', () => {
  const tallies = [tallyOfVitest(unit), tallyOfPlaywright(browser)];
  expect(closingLine(tallies, false)).toBe('51 passed, 2 failed');
});

it('says "0 failed" only when every step went well', () => {
  expect(closingLine([tallyOfVitest(unit)], true)).toBe('40 passed, 0 failed');
  expect(closingLine([tallyOfVitest(unit)], false)).toBe('40 passed, 1 failed');
  expect(closingLine([], false)).toBe('0 passed, 1 failed');
});

it('adds nothing for a step that wrote no report', () => {
  expect(readTally('/nowhere/report.json', tallyOfVitest)).toEqual({ passed: 0, failed: 0 });
});

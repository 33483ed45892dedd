import { describe, expect, it } from 'vitest';
import {
  clockTime,
  dateTimeLabel,
  dayLabel,
  momentLabel,
  monthLabel,
  monthOf,
  periodLabel,
  yearsLabel,
} from './dates.ts';

describe("dates display as 'Mon YYYY' or 'Present'", () => {
  it('names every month', () => {
    expect(monthLabel('2021-01')).toBe('Jan 2021');
    expect(monthLabel('2021-12')).toBe('Dec 2021');
    expect(monthLabel(null)).toBe('Present');
    expect(periodLabel('2021-04', null)).toBe('Apr 2021 to Present');
  });

  it('shows a text that is not a month unchanged', () => {
    expect(monthLabel('')).toBe('');
    expect(monthLabel('2021-13')).toBe('2021-13');
  });

  it('shortens years that share a century', () => {
    expect(yearsLabel('2021-04', null)).toBe('2021–');
    expect(yearsLabel('2018-09', '2021-03')).toBe('2018–21');
    expect(yearsLabel('1998-09', '2003-03')).toBe('1998–2003');
    expect(yearsLabel('2020-01', '2020-12')).toBe('2020');
  });

  it('takes the day and the month of a moment in UTC', () => {
    expect(dayLabel('2026-11-08T23:59:59.000Z')).toBe('8 Nov 2026');
    expect(dayLabel(null)).toBe('');
    expect(monthOf(new Date('2026-11-30T23:59:59Z'))).toBe('2026-11');
  });

  it('shows a moment in the viewer’s time zone', () => {
    const moment = new Date(2026, 8, 8, 9, 5);
    expect(clockTime(moment)).toBe('09:05');
    expect(momentLabel(moment.toISOString())).toBe('8 Sep, 09:05');
    expect(dateTimeLabel(moment.toISOString())).toBe('8 Sep 2026, 09:05');
  });

  it('has no words for a moment that is unknown', () => {
    for (const unknown of ['', 'yesterday']) expect(momentLabel(unknown)).toBe('');
  });
});

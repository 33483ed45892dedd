import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canSaveStudy, studyDateError, studyNeeds } from './study-dates.ts';

const dates = (startYM: string, endYM: string, isOngoing = false) => ({
  startYM,
  endYM,
  isOngoing,
});

describe('messages', () => {
  it("'Please select a valid Start Date (YYYY-MM).'", () => {
    const message = 'Please select a valid Start Date (YYYY-MM).';
    expect(studyDateError(dates('', '2020-01'))).toBe(message);
    expect(studyDateError(dates('2020-13', '', true))).toBe(message);
    expect(studyDateError(dates('2020-', '', true))).toBe(message);
    expect(studyDateError(dates('', '', true))).toBeNull();
  });

  it("'Please complete End Date (YYYY-MM), or mark as Currently studying.'", () => {
    const message = 'Please complete End Date (YYYY-MM), or mark as Currently studying.';
    expect(studyDateError(dates('2020-01', ''))).toBe(message);
    expect(studyDateError(dates('2020-01', '-05'))).toBe(message);
    expect(studyDateError(dates('2020-01', '', true))).toBeNull();
  });

  it("'End Date must be after Start Date.'", () => {
    expect(studyDateError(dates('2020-02', '2020-01'))).toBe('End Date must be after Start Date.');
    expect(studyDateError(dates('2020-02', '2020-02'))).toBeNull();
    expect(studyDateError(dates('2019-12', '2020-01'))).toBeNull();
  });
});

const month = fc
  .tuple(fc.integer({ min: 1970, max: 2040 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);

describe('the Save button', () => {
  it('is disabled until school and start exist and there is no date error', () => {
    expect(canSaveStudy('  ', dates('2020-01', '', true))).toBe(false);
    expect(canSaveStudy('TU', dates('', '', true))).toBe(false);
    fc.assert(
      fc.property(month, fc.option(month, { nil: '' }), fc.boolean(), (start, end, ongoing) => {
        const expected = ongoing || (end !== '' && end >= start);
        expect(canSaveStudy('TU', dates(start, end, ongoing))).toBe(expected);
      }),
    );
  });

  it('says why, whatever disables it', () => {
    expect(studyNeeds('', dates('', ''))).toBe('To be saved it needs a school and a start date.');
    expect(studyNeeds('', dates('2020-02', ''))).toMatch(/a school and an end date\.$/);
    expect(studyNeeds('TU', dates('2020-02', '2020-01'))).toMatch(/an end date after its start\.$/);
    const half = fc.constantFrom('', '2020-', '-05', '2019-05', '2021-05');
    fc.assert(
      fc.property(half, half, fc.boolean(), fc.constantFrom('', 'TU'), (start, end, on, school) => {
        const study = dates(start, end, on);
        expect(studyNeeds(school, study) === '').toBe(canSaveStudy(school, study));
      }),
    );
  });
});

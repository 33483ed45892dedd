import { describe, expect, it } from 'vitest';
import { errorsOf, newEducation, payloadOf, valuesOf } from './education-values.ts';

const filled = { ...newEducation, school: 'TU', startYM: '2012-10', endYM: '2014-09' };

describe('education record', () => {
  it('snake_case copies (start_year, start_month, start_ym, end_year, end_month, end_ym) are also sent', () => {
    expect(payloadOf(filled)).toMatchObject({
      startYear: 2012,
      startMonth: 10,
      startYM: '2012-10',
      start_year: 2012,
      start_month: 10,
      start_ym: '2012-10',
      end_year: 2014,
      end_month: 9,
      end_ym: '2014-09',
    });
  });

  it('school is also sent as institution, field as major, gpa as grade', () => {
    expect(payloadOf({ ...filled, field: 'Civil', gpa: '3.7' })).toMatchObject({
      institution: 'TU',
      major: 'Civil',
      grade: 3.7,
    });
  });

  it('GPA: max 10 characters; a longer one is reported, not cut', () => {
    expect(errorsOf({ ...filled, gpa: '3.7' })).toEqual({});
    expect(errorsOf({ ...filled, gpa: '3.7 of 4.0 points' })).toEqual({
      gpa: 'At most 10 characters.',
    });
  });

  it('currently studying sends no end, whatever was chosen before', () => {
    expect(payloadOf({ ...filled, isOngoing: true })).toMatchObject({
      endYM: null,
      end_ym: null,
      endYear: null,
    });
  });

  it('reads back as it was sent', () => {
    expect(valuesOf(payloadOf({ ...filled, gpa: '3.7' }))).toEqual({ ...filled, gpa: '3.7' });
  });

  it('is read under its other names', () => {
    const raw = { institution: 'TU', major: 'Civil', start_year: 2012, start_month: 3, grade: '3' };
    expect(valuesOf(raw)).toMatchObject({
      school: 'TU',
      field: 'Civil',
      startYM: '2012-03',
      isOngoing: true,
      gpa: '3',
    });
  });
});

describe('validation', () => {
  it('GPA: max 10 characters; non-numeric becomes null', () => {
    const sent = (gpa: string) => payloadOf({ ...newEducation, gpa }).gpa;
    expect(sent(' 3.7 ')).toBe(3.7);
    expect(sent('first class')).toBeNull();
    expect(sent('')).toBeNull();
    expect(sent('1234567890.5')).toBe(1_234_567_890);
  });

  it.each([
    ['school', 120],
    ['degree', 120],
    ['field', 120],
    ['description', 200],
    ['thesis', 200],
    ['details', 1000],
  ] as const)('%s: max %i', (field, max) => {
    expect(errorsOf({ ...filled, [field]: 'x'.repeat(max) })).toEqual({});
    expect(errorsOf({ ...filled, [field]: 'x'.repeat(max + 1) })).toHaveProperty(field);
  });
});

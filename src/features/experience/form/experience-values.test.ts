import { describe, expect, it } from 'vitest';
import {
  errorsOf,
  idOf,
  newExperience,
  payloadOf,
  valuesOf,
  withCurrent,
  withSkills,
} from './experience-values.ts';

describe('alternative names accepted on load', () => {
  it.each([
    ['company', ['Company', 'employer'], 'Kanal'],
    ['role', ['position', 'title', 'jobTitle'], 'Engineer'],
    ['project', ['client', 'projectName'], 'Depot'],
    ['location', ['city'], 'Berlin'],
    ['startDate', ['start_date', 'from'], '2020-02'],
    ['endDate', ['end_date', 'to'], '2021-02'],
    ['descriptionHtml', ['html', 'description_html', 'body', 'content', 'details'], '<p>x</p>'],
  ] as const)('%s also as %j', (field, names, value) => {
    for (const name of names) {
      const raw = { company: 'Kanal', startDate: '2020-01', [name]: value };
      const first = field === 'company' || field === 'startDate' ? { [field]: undefined } : {};
      expect(valuesOf({ ...raw, ...first })[field]).toBe(value);
    }
  });

  it.each(['id', 'Id', '_id', 'experienceId', 'experience_id'])('the record id as %s', (name) => {
    expect(idOf({ [name]: 'a1' })).toBe('a1');
  });

  it('tools may arrive as an array, JSON array text, or text separated by comma, semicolon or bar', () => {
    const base = { company: 'Kanal', startDate: '2020-01' };
    for (const tools of [['a', 'b'], '["a","b"]', 'a,b', 'a; b', 'a|b']) {
      expect(valuesOf({ ...base, technologies: tools }).tools).toEqual(['a', 'b']);
    }
  });

  it('a malformed record still gives its text, so that it can be mended', () => {
    const values = valuesOf({ employer: 'Kanal', title: 'Engineer', from: 'spring' });
    expect(values).toMatchObject({ company: 'Kanal', role: 'Engineer', startDate: '' });
  });
});

describe('the form', () => {
  it("requires 'Company is required' and 'Start date is required'", () => {
    expect(errorsOf(newExperience)).toEqual({
      company: 'Company is required',
      startDate: 'Start date is required',
    });
    expect(errorsOf({ ...newExperience, company: 'Kanal', startDate: '2020-01' })).toEqual({});
  });

  it('an end with only a month or a year is wrong', () => {
    for (const endDate of ['2020-', '-05']) {
      const values = { ...newExperience, company: 'Kanal', startDate: '2020-01', endDate };
      expect(errorsOf(values)).toEqual({ endDate: 'Please enter the end date as YYYY-MM.' });
      expect(errorsOf({ ...values, ...withCurrent(true) })).toEqual({});
    }
  });

  it('a start with only a month or a year is not yet a start', () => {
    const values = { ...newExperience, company: 'Kanal', startDate: '2020-' };
    expect(errorsOf(values)).toEqual({ startDate: 'Start date is required' });
  });

  it('an end before the start is wrong, one in the same month is not', () => {
    const values = { ...newExperience, company: 'Kanal', startDate: '2020-05' };
    expect(errorsOf({ ...values, endDate: '2019-12' })).toEqual({
      endDate: 'End date must be after start date.',
    });
    expect(errorsOf({ ...values, endDate: '2020-05' })).toEqual({});
    expect(errorsOf({ ...values, endDate: '2019-12', isCurrent: true })).toEqual({});
  });

  it('a current role is inferred when endDate is empty', () => {
    expect(valuesOf({ company: 'K', startDate: '2020-01', endDate: '' }).isCurrent).toBe(true);
    expect(valuesOf({ company: 'K', startDate: '2020-01', endDate: '2020-02' }).isCurrent).toBe(
      false,
    );
  });

  it('the current-role checkbox, when set, clears endDate', () => {
    expect(withCurrent(true)).toEqual({ isCurrent: true, endDate: '' });
    expect(withCurrent(false)).toEqual({ isCurrent: false });
  });

  it('a current role is sent without an end, whatever was chosen before', () => {
    const values = { ...newExperience, endDate: '2019-12' };
    expect(payloadOf({ ...values, isCurrent: true }).endDate).toBeNull();
    expect(payloadOf(values).endDate).toBe('2019-12');
    expect(payloadOf(newExperience).endDate).toBeNull();
  });

  it('the description as plain text: tags stripped, its blocks apart', () => {
    const descriptionHtml = '<p>One</p><p>Two &amp; <b>th</b>ree</p>';
    const { description } = payloadOf({ ...newExperience, descriptionHtml });
    expect(description).toBe('One Two & three');
  });

  it('keeps 20 skills, without duplicates', () => {
    const many = Array.from({ length: 30 }, (_, index) => `skill ${index}`);
    expect(withSkills([], many)).toHaveLength(20);
    expect(withSkills(['React'], ['react', 'Vue'])).toEqual(['React', 'Vue']);
  });
});

import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../../../lib/projects/draft.ts';
import { errorsOf, tabOfErrors } from './form-errors.ts';

const complete = { start: false, end: false };
const draft = { ...emptyDraft, name: 'Lattice' };

describe('Project form', () => {
  it("Empty gives 'Name is required'", () => {
    expect(errorsOf({ ...draft, name: '  ' }, complete)).toEqual({ name: 'Name is required' });
  });
  it('Name: max 80 characters', () => {
    expect(errorsOf({ ...draft, name: 'a'.repeat(80) }, complete)).toEqual({});
    expect(errorsOf({ ...draft, name: 'a'.repeat(81) }, complete)).toHaveProperty('name');
  });
  it("must parse as a URL, else 'Please enter a valid URL (include http/https).'", () => {
    expect(errorsOf({ ...draft, projectUrl: 'ledger.sample' }, complete)).toEqual({
      'links.url': 'Please enter a valid URL (include http/https).',
    });
    expect(errorsOf({ ...draft, projectUrl: 'https://ledger.sample' }, complete)).toEqual({});
  });
  it("'Please select a valid Start Date (YYYY-MM).'", () => {
    expect(errorsOf(draft, { start: true, end: false })).toEqual({
      startDate: 'Please select a valid Start Date (YYYY-MM).',
    });
  });
  it("'Please complete End Date (YYYY-MM), or leave blank.'", () => {
    expect(errorsOf(draft, { start: false, end: true })).toEqual({
      endDate: 'Please complete End Date (YYYY-MM), or leave blank.',
    });
  });
  it("End must not be before Start, else 'End Date must be after Start Date.'", () => {
    const dates = { startYM: '2022-05', endYM: '2022-04' };
    expect(errorsOf({ ...draft, ...dates }, complete)).toEqual({
      endDate: 'End Date must be after Start Date.',
    });
    expect(errorsOf({ ...draft, startYM: '2022-05', endYM: '2022-05' }, complete)).toEqual({});
  });
  it('Sort Order is a number', () => {
    const errors = errorsOf({ ...draft, sortOrder: 'first' }, complete);
    expect(Object.keys(errors)).toEqual(['sortOrder']);
    expect(tabOfErrors(errors)).toBe('Settings');
  });
});

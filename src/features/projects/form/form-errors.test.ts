import { describe, expect, it } from 'vitest';
import { createNetworkError } from '../../../lib/network-error.ts';
import { emptyDraft } from '../../../lib/projects/draft.ts';
import { errorsOf, loadFailureWords, tabOfErrors } from './form-errors.ts';

const draft = { ...emptyDraft, name: 'Lattice' };

describe('Project form', () => {
  it("Empty gives 'Name is required'", () => {
    expect(errorsOf({ ...draft, name: '  ' })).toEqual({ name: 'Name is required' });
  });
  it('Name: max 80 characters', () => {
    expect(errorsOf({ ...draft, name: 'a'.repeat(80) })).toEqual({});
    expect(errorsOf({ ...draft, name: 'a'.repeat(81) })).toHaveProperty('name');
  });
  it("must parse as a URL, else 'Please enter a valid URL (include http/https).'", () => {
    expect(errorsOf({ ...draft, projectUrl: 'ledger.sample' })).toEqual({
      'links.url': 'Please enter a valid URL (include http/https).',
    });
    expect(errorsOf({ ...draft, projectUrl: 'https://ledger.sample' })).toEqual({});
  });
  it("'Please select a valid Start Date (YYYY-MM).'", () => {
    expect(errorsOf({ ...draft, startYM: '2022-' })).toEqual({
      startDate: 'Please select a valid Start Date (YYYY-MM).',
    });
  });
  it("'Please complete End Date (YYYY-MM), or leave blank.'", () => {
    expect(errorsOf({ ...draft, endYM: '-05' })).toEqual({
      endDate: 'Please complete End Date (YYYY-MM), or leave blank.',
    });
  });
  it("End must not be before Start, else 'End Date must be after Start Date.'", () => {
    const dates = { startYM: '2022-05', endYM: '2022-04' };
    expect(errorsOf({ ...draft, ...dates })).toEqual({
      endDate: 'End Date must be after Start Date.',
    });
    expect(errorsOf({ ...draft, startYM: '2022-05', endYM: '2022-05' })).toEqual({});
  });
  it('Sort Order is a number', () => {
    const errors = errorsOf({ ...draft, sortOrder: 'first' });
    expect(Object.keys(errors)).toEqual(['sortOrder']);
    expect(tabOfErrors(errors)).toBe('Settings');
  });
  it('errors on two tabs: the first of them is opened', () => {
    expect(tabOfErrors({ sortOrder: 'Not a number', techStack: 'Too many' })).toBe('Media & Tech');
    expect(tabOfErrors({ sortOrder: 'Not a number', endDate: 'Too early' })).toBe(
      'Project Details',
    );
  });
  it("'Failed to load project' says why, and 'Project not found' stands alone", () => {
    expect(loadFailureWords(new Error('502 Bad Gateway'))).toBe(
      'Failed to load project. 502 Bad Gateway.',
    );
    expect(loadFailureWords(createNetworkError('Failed to fetch'))).toBe(
      'Failed to load project. The server cannot be reached.',
    );
    expect(loadFailureWords(new Error('Project not found'))).toBe('Project not found');
  });
});

import { expect, it } from 'vitest';
import { studyTitle } from './study-title.ts';

it('a record is named by its degree and field, else by its level, else by its school', () => {
  const all = { degree: 'MSc', field: 'Architecture', level: 'Master', school: 'ETH' };
  const none = { degree: '', field: '' };
  expect(studyTitle(all)).toBe('MSc, Architecture');
  expect(studyTitle({ ...all, degree: '' })).toBe('Architecture');
  expect(studyTitle({ ...all, field: '' })).toBe('MSc');
  expect(studyTitle({ ...all, ...none })).toBe('Master');
  expect(studyTitle({ ...all, ...none, level: '' })).toBe('ETH');
});

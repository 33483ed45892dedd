import { expect, it } from 'vitest';
import { fieldsLike } from './fields-like.ts';

const blank = { title: '', skills: [] as string[], image: null as string | null, isOn: false };

it('keeps the fields of the kind they are to have', () => {
  const kept = { title: 'IFC', skills: ['BIM'], image: '/a.png', isOn: true };
  expect(fieldsLike(blank, kept)).toEqual(kept);
  expect(fieldsLike(blank, { image: null, skills: [] })).toEqual({ image: null, skills: [] });
});

it('leaves out those of another kind, and those it does not know', () => {
  const kept = { title: 5, skills: 'BIM, IFC', image: {}, isOn: 'yes', constructor: 'x' };
  expect(fieldsLike(blank, kept)).toEqual({});
  expect(fieldsLike(blank, { title: null, skills: [1], image: 4 })).toEqual({});
});

import { expect, it } from 'vitest';
import { errorsOf, newPicture, valuesOf } from './picture-values.ts';

const picture = { ...newPicture(3), title: 'One beam', imageUrl: '/uploads/one-beam.webp' };

it('needs a title and a picture, and a place that is a number', () => {
  expect(errorsOf(newPicture(1))).toEqual({
    title: 'Title is required.',
    imageUrl: 'Please choose a picture.',
  });
  expect(errorsOf({ ...picture, sortOrder: 'first' })).toEqual({ sortOrder: 'Must be a number.' });
  expect(errorsOf({ ...picture, sortOrder: '' })).toEqual({});
  expect(errorsOf(picture)).toEqual({});
});

it('accepts a stored picture unchanged', () => {
  const stored = { ...picture, tags: ['Coordination'], sortOrder: 4, published: false };
  expect(valuesOf(stored)).toEqual({ ...stored, sortOrder: '4' });
});

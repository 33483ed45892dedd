import * as v from 'valibot';
import { expect, it } from 'vitest';
import { profileSchema } from '../../../entities/profile.ts';
import { errorsOf, payloadOf, valuesOf } from './contact-values.ts';

const empty = valuesOf(v.parse(profileSchema, {}));

it("starts with the specification's time zone and hours as defaults", () => {
  expect(empty).toMatchObject({
    timeZone: 'Asia/Tokyo',
    workingFrom: '9',
    workingTo: '18',
    availableFrom: '19',
    availableTo: '22',
    responseWithin: '2-3 hours',
    bestCallTime: '7-10 PM',
  });
});

it('requires a real time zone, hours that end after they begin, and valid links', () => {
  expect(errorsOf(empty)).toEqual({});
  expect(errorsOf({ ...empty, timeZone: 'Mars/Olympus' })).toHaveProperty('timeZone');
  expect(errorsOf({ ...empty, workingFrom: '18', workingTo: '9' })).toEqual({
    workingTo: 'Must end after it begins.',
  });
  expect(errorsOf({ ...empty, availableTo: '25' })).toEqual({ availableTo: 'At most 24.' });
  expect(errorsOf({ ...empty, linkedin: 'me' })).toEqual({
    linkedin: 'Please enter a valid URL (include http/https).',
  });
});

it('requires an email that mail can be sent to, or none', () => {
  const refused = { email: 'Enter a valid email address.' };
  for (const email of ['not an email', 'robin', '+81 90 0000 0000', 'a@b', 'mailto:a@b c.example'])
    expect(errorsOf({ ...empty, email })).toEqual(refused);
  for (const email of ['', ' robin@site.example '])
    expect(errorsOf({ ...empty, email })).toEqual({});
});

it('sends the fields of the profile, which read back unchanged', () => {
  const values = {
    ...empty,
    email: 'a@site.example',
    timeZone: 'Asia/Kathmandu',
    workingFrom: '7.5',
  };
  expect(valuesOf(v.parse(profileSchema, payloadOf(values)))).toEqual(values);
});

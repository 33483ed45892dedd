import * as v from 'valibot';
import { type AvailabilitySettings, availabilityDefaults } from '../../../entities/availability.ts';
import { messagesByField } from '../../../entities/entity.ts';
import { type Profile, profileSchema } from '../../../entities/profile.ts';

type Day = Record<keyof AvailabilitySettings, string>;

/** The contact details in their form, as typed. */
export type ContactValues = Record<
  'email' | 'location' | 'linkedin' | 'github' | 'facebook',
  string
> &
  Day;

const asText = (day: AvailabilitySettings): Day =>
  Object.fromEntries(Object.entries(day).map(([name, value]) => [name, String(value)])) as Day;

/** The stored contact details as their form shows them. */
export const valuesOf = ({ email, location, socials, availability }: Profile): ContactValues => ({
  email,
  location,
  linkedin: socials.linkedin ?? '',
  github: socials.github ?? '',
  facebook: socials.facebook ?? '',
  ...asText(availability),
});

const dayNames = Object.keys(availabilityDefaults) as (keyof AvailabilitySettings)[];

/** The body of a save; other fields of the profile stay as they are stored. */
export function payloadOf({ email, location, linkedin, github, facebook, ...day }: ContactValues) {
  const availability = Object.fromEntries(dayNames.map((name) => [name, day[name].trim()]));
  return { email, location, socials: { linkedin, github, facebook }, availability };
}

/** Errors by the form's fields, from those by their place in the profile. */
export const byField = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([at, text]) => [at.split('.').at(-1), text]));

/** The errors by field; empty if it can be saved. */
export function errorsOf(values: ContactValues): Record<string, string> {
  const { issues } = v.safeParse(profileSchema, payloadOf(values));
  return byField(messagesByField(issues ?? []));
}

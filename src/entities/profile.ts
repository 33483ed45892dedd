import * as v from 'valibot';
import { imageAddress, webAddress } from './address-fields.ts';
import { availabilitySchema } from './availability.ts';
import { isEmailAddress } from './email-address.ts';
import { entitySchema } from './entity.ts';
import { markup, text, textList } from './fields.ts';
import { atMostEntries, listMost } from './too-long.ts';

/** Texts of the About screen's editors (spec 1 §8). */
export const profileMessages = {
  avatarSaved: 'Avatar updated successfully',
  uploadFailed: 'Failed to upload image',
  loadFailed: 'Failed to load data',
  saved: 'Profile saved successfully',
  failed: 'Failed to save profile',
  contactSaved: 'Contact details saved',
  badEmail: 'Enter a valid email address.',
  unauthorized: "Unauthorized. Click 'Owner → Unlock' in the navbar, then retry.",
} as const;

/** How long the texts may be, in characters. */
export const profileLimits = { quote: 500, motto: 500, language: 80 } as const;

const hskLevels = ['HSK 6', 'HSK 5', 'HSK 4', 'HSK 3', 'HSK 2', 'HSK 1', 'Native'];
const ownLevels: Readonly<Record<string, readonly string[]>> = {
  Japanese: ['N1', 'N2', 'N3', 'N4', 'N5', 'Native'],
  English: ['C2', 'C1', 'B2', 'B1', 'A2', 'A1', 'Native'],
  Hindi: ['Business', 'Normal', 'Daily', 'Native'],
  Nepali: ['Native', 'Fluent', 'Conversational'],
  Chinese: hskLevels,
  Mandarin: hskLevels,
};
const otherLevels = [
  'Native',
  'Fluent',
  'Professional',
  'Business',
  'Conversational',
  'Elementary',
  'Beginner',
] as const;

/** Languages with levels of their own. */
export const knownLanguages = Object.keys(ownLevels);

/** The level choices for a language as typed (spec 1 §3). */
export function levelsFor(language: string): readonly string[] {
  const typed = language.trim().toLowerCase();
  const known = knownLanguages.find((name) => name.toLowerCase() === typed);
  return (known && ownLevels[known]) || otherLevels;
}

const emojiAndFlags =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u{E0020}-\u{E007F}]|\u200D|\uFE0E|\uFE0F|\u20E3/gu;

/** A language's name without emoji and flags (spec 1 §5). */
export const languageName = (typed: string): string =>
  typed.replace(emojiAndFlags, '').replace(/\s+/g, ' ').trim();

const languageSchema = entitySchema({
  name: v.pipe(text(profileLimits.language), v.transform(languageName)),
  level: text(profileLimits.language),
});

const extrasSchema = entitySchema({
  interests: textList(/[,\n]/),
  languages: v.optional(
    v.pipe(v.array(languageSchema, 'Must be a list.'), v.maxLength(listMost, atMostEntries)),
    () => [],
  ),
  focus: textList(/[,\n]/),
  motto: text(profileLimits.motto),
});

const socialsSchema = entitySchema({
  linkedin: webAddress(),
  github: webAddress(),
  facebook: webAddress(),
  extras: v.optional(extrasSchema, () => ({})),
});

const storedEmail = text(254);

const isEmailOrEmpty = (email: string) => email === '' || isEmailAddress(email);

const entries = {
  fullName: text(120),
  headline: text(200),
  quote: text(profileLimits.quote),
  avatarUrl: imageAddress(),
  about: markup(),
  email: v.pipe(storedEmail, v.check(isEmailOrEmpty, profileMessages.badEmail)),
  location: text(120),
  footnote: text(300),
  socials: v.optional(socialsSchema, () => ({})),
  availability: v.optional(availabilitySchema, () => ({})),
};

const spellings = { fullName: ['full_name', 'name'], avatarUrl: ['avatar_url'], about: ['bio'] };

/** The owner of the site. One document, `profile.json`. */
export const profileSchema = entitySchema(entries, spellings);

/** A profile as read from the content folder: what stands there as the email is left to be seen. */
export const storedProfileSchema = entitySchema({ ...entries, email: storedEmail }, spellings);

export type Profile = v.InferOutput<typeof profileSchema>;
export type Language = Profile['socials']['extras']['languages'][number];

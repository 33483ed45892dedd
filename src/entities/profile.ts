import * as v from 'valibot';
import { imageAddress, webAddress } from './address-fields.ts';
import { availabilitySchema } from './availability.ts';
import { entitySchema } from './entity.ts';
import { markup, text, textList } from './fields.ts';

/** Avatar limits and texts: spec 1 §5 and §8. */
export const avatarLimits = { bytes: 5 * 1024 * 1024 } as const;
export const profileMessages = {
  avatarTooLarge: 'File size must be less than 5MB',
  avatarSaved: 'Avatar updated successfully',
  uploadFailed: 'Failed to upload image',
  loadFailed: 'Failed to load data',
  saved: 'Profile saved successfully',
  failed: 'Failed to save profile',
  contactSaved: 'Contact details saved',
  unauthorized: "Unauthorized. Click 'Owner → Unlock' in the navbar, then retry.",
} as const;

/** The longest texts, in characters. */
export const profileLimits = { quote: 500, motto: 500, language: 80 } as const;

const languageLevels: readonly [RegExp, readonly string[]][] = [
  [/^japanese$/i, ['N1', 'N2', 'N3', 'N4', 'N5', 'Native']],
  [/^english$/i, ['C2', 'C1', 'B2', 'B1', 'A2', 'A1', 'Native']],
  [/^hindi$/i, ['Business', 'Normal', 'Daily', 'Native']],
  [/^nepali$/i, ['Native', 'Fluent', 'Conversational']],
  [/^(chinese|mandarin)$/i, ['HSK 6', 'HSK 5', 'HSK 4', 'HSK 3', 'HSK 2', 'HSK 1', 'Native']],
];
const otherLevels = [
  'Native',
  'Fluent',
  'Professional',
  'Business',
  'Conversational',
  'Elementary',
  'Beginner',
] as const;

/** Languages whose levels are their own. */
export const knownLanguages = ['Japanese', 'English', 'Hindi', 'Nepali', 'Chinese', 'Mandarin'];

/** The level choices for a language as typed (spec 1 §3). */
export const levelsFor = (language: string): readonly string[] =>
  languageLevels.find(([name]) => name.test(language.trim()))?.[1] ?? otherLevels;

const emojiAndFlags =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{E0020}-\u{E007F}]|\u200D|\uFE0F|\u20E3/gu;

/** A language's name without emoji and flags (spec 1 §5). */
export const languageName = (typed: string): string =>
  typed.replace(emojiAndFlags, '').replace(/\s+/g, ' ').trim();

const languageSchema = v.object({
  name: v.pipe(text(profileLimits.language), v.transform(languageName)),
  level: text(profileLimits.language),
});

const extrasSchema = entitySchema({
  interests: textList(/[,\n]/),
  languages: v.optional(v.array(languageSchema, 'Must be a list.'), () => []),
  focus: textList(/[,\n]/),
  motto: text(profileLimits.motto),
});

const socialsSchema = entitySchema({
  linkedin: webAddress(),
  github: webAddress(),
  facebook: webAddress(),
  extras: v.optional(extrasSchema, () => ({})),
});

/** The owner of the site. One document, `profile.json`. */
export const profileSchema = entitySchema(
  {
    fullName: text(120),
    headline: text(200),
    quote: text(profileLimits.quote),
    avatarUrl: imageAddress(),
    about: markup(),
    email: text(254),
    location: text(120),
    footnote: text(300),
    socials: v.optional(socialsSchema, () => ({})),
    availability: v.optional(availabilitySchema, () => ({})),
  },
  { fullName: ['full_name', 'name'], avatarUrl: ['avatar_url'], about: ['bio'] },
);

export type Profile = v.InferOutput<typeof profileSchema>;
export type Language = Profile['socials']['extras']['languages'][number];

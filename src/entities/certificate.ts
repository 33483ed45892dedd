import * as v from 'valibot';
import { imageAddress, webAddress } from './address-fields.ts';
import { moment, yearMonth } from './date-fields.ts';
import { entitySchema } from './entity.ts';
import { limits, number, requiredText, text, textList } from './fields.ts';
import type { Spellings } from './spelling.ts';

/** Texts of the certificates list and form, the latter in the order of their checks (spec 3 §5, §8). */
export const certificateMessages = {
  listFailed: 'Failed to load certificates',
  notFound: 'Certificate not found.',
  titleRequired: 'Title is required.',
  issuerRequired: 'Issuer is required.',
  typeRequired: 'Type is required.',
  badMonth: 'Month/Year must be in YYYY-MM format.',
} as const;

/** The title and type of a record without them (spec 3 §3). */
export const certificateDefaults = { title: 'Certificate', type: 'Certificate' } as const;

/** Issuers and types to choose from; anything else is typed in (spec 3 §9). */
export const issuerPresets = [
  'Coursera',
  'edX',
  'Udemy',
  'Udacity',
  'LinkedIn Learning',
  'Google',
  'AWS',
  'Microsoft',
  'IBM',
  'Meta',
  'Oracle',
  'Pluralsight',
  'Codecademy',
  'freeCodeCamp',
  'HarvardX',
  'MITx',
  'Stanford Online',
  'Khan Academy',
  'HubSpot Academy',
  'Salesforce',
  'Cisco',
  'CompTIA',
  'Linux Foundation',
  'Red Hat',
  'Datacamp',
  'Alison',
  'Springboard',
] as const;
export const typePresets = [
  'Certificate',
  'Course',
  'Specialization',
  'Professional Certificate',
  'Nanodegree',
  'Bootcamp',
  'Workshop',
  'Training',
  'Badge',
  'Exam',
  'License',
  'Award',
  'Diploma',
  'Degree',
  'Webinar',
  'Other',
] as const;

const issuerMax = 200;

const entries = {
  title: requiredText(certificateMessages.titleRequired, 300),
  issuer: requiredText(certificateMessages.issuerRequired, issuerMax),
  type: requiredText(certificateMessages.typeRequired, 100),
  dateMonth: yearMonth(certificateMessages.badMonth),
  description: text(5_000),
  imageUrl: imageAddress(limits.inlineImage),
  skills: textList(),
  sortOrder: number(0),
  credentialId: v.pipe(
    text(200),
    v.transform((id) => id || null),
    v.nullable(v.string()),
  ),
  credentialUrl: webAddress(),
  createdAt: moment(),
  updatedAt: moment(),
};

const spellings: Spellings = {
  title: ['name', 'caption'],
  issuer: ['provider', 'platform'],
  type: ['category'],
  dateMonth: ['date_month'],
  imageUrl: ['image', 'image_url', 'url'],
  skills: ['tags'],
  sortOrder: ['sort_order'],
  credentialId: ['certificateId', 'credential_id'],
  credentialUrl: ['verifyUrl', 'link', 'credential_url'],
  createdAt: ['created_at'],
  updatedAt: ['updated_at'],
};

export const certificateSchema = entitySchema(entries, spellings);

/**
 * A certificate as read from the content folder: a missing title or type gets its default, and one
 * without an issuer is shown without it.
 */
export const storedCertificateSchema = entitySchema(
  { ...entries, issuer: text(issuerMax) },
  spellings,
  { mend: withDefaults },
);

function withDefaults(given: Record<string, unknown>): Record<string, unknown> {
  const { title, type } = certificateDefaults;
  return { ...given, title: given.title || title, type: given.type || type };
}

export type Certificate = v.InferOutput<typeof certificateSchema>;
/** A certificate as the API gives it: `date` is `MM/YYYY`, empty when unknown. */
export type CertificateView = Certificate & { id: string; date: string };

/**
 * Whether a page answers, with its status (0 without an answer) and its address after redirects.
 */
export type LinkCheck = { ok: boolean; status: number; finalUrl: string };
/** What the server found about a certificate's page, and when (ISO 8601). */
export type Verification = LinkCheck & { checkedAt: string };
/** A checked page and what it says about itself. */
export type ResolvedLink = LinkCheck & {
  title: string;
  description: string;
  image: string | null;
  issuer: string;
};

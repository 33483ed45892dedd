import { isEmailAddress } from './email-address.ts';

/*
 * The contact form's rules, apart from the schema so that visitors need not load valibot.
 */

/** Texts and limits of the contact form (spec 3 §5, §9). */
export const contactMessages = {
  nameRequired: 'Please enter your name.',
  contactRequired: 'Please provide your email or phone number.',
  contactInvalid: 'Enter a valid email address or phone number.',
  messageRequired: 'Please write a message.',
  sendFailed: 'Something went wrong. Please try again or contact me directly.',
} as const;
export const contactLimits = { name: 120, contact: 254, message: 1000 } as const;

const PHONE = /^\+?\d[\d\s()-]{6,}$/;

/** Whether a text is an email address or a phone number (spec 3 §5). */
export const isContact = (value: string): boolean => isEmailAddress(value) || PHONE.test(value);

/** A field that people do not see: only a bot fills it in. */
export const trapField = 'website';

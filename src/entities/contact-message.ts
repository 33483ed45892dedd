import * as v from 'valibot';
import { entitySchema } from './entity.ts';
import { moment, requiredText } from './fields.ts';

/** Texts and limits of the contact form (spec 3 §5, §9). */
export const contactMessages = {
  nameRequired: 'Please enter your name.',
  contactRequired: 'Please provide your email or phone number.',
  contactInvalid: 'Enter a valid email address or phone number.',
  messageRequired: 'Please write a message.',
} as const;
export const contactLimits = { name: 120, contact: 254, message: 1000 } as const;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
const PHONE = /^\+?\d[\d\s()-]{6,}$/;

/** Whether a text is an email address or a phone number (spec 3 §5). */
export const isContact = (value: string): boolean => EMAIL.test(value) || PHONE.test(value);

/** What a visitor sends to the owner. */
export const contactMessageSchema = entitySchema({
  name: requiredText(contactMessages.nameRequired, contactLimits.name),
  contact: v.pipe(
    requiredText(contactMessages.contactRequired, contactLimits.contact),
    v.check(isContact, contactMessages.contactInvalid),
  ),
  message: requiredText(contactMessages.messageRequired, contactLimits.message),
  createdAt: moment(),
});

export type ContactMessage = v.InferOutput<typeof contactMessageSchema>;
export type ContactMessageView = ContactMessage & { id: string };

import * as v from 'valibot';
import { contactLimits, contactMessages, isContact } from './contact-rules.ts';
import { moment } from './date-fields.ts';
import { entitySchema } from './entity.ts';
import { requiredText } from './fields.ts';

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

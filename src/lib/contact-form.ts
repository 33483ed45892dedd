import { contactLimits, contactMessages, isContact } from '../entities/contact-rules.ts';

/** A message as it is being written. */
export type ContactDraft = { name: string; contact: string; message: string };

/** What is wrong with each field; a field that is right is absent. */
export type ContactErrors = Partial<Record<keyof ContactDraft, string>>;

/** In the server's words for it, held to them by a test: the page does without what makes them. */
const tooLong = 'At most 1,000 characters.';

/** Messages by field (spec 3 §5). */
export function contactErrors({ name, contact, message }: ContactDraft): ContactErrors {
  const errors: ContactErrors = {};
  const who = contact.trim();
  if (name.trim() === '') errors.name = contactMessages.nameRequired;
  if (who === '') errors.contact = contactMessages.contactRequired;
  else if (!isContact(who)) errors.contact = contactMessages.contactInvalid;
  if (message.trim() === '') errors.message = contactMessages.messageRequired;
  else if (message.length > contactLimits.message) errors.message = tooLong;
  return errors;
}

/** How full the message is: yellow above 80 percent, orange above 90 (spec 3 §5). */
export function fullness(message: string): 'roomy' | 'yellow' | 'orange' {
  const share = message.length / contactLimits.message;
  if (share > 0.9) return 'orange';
  return share > 0.8 ? 'yellow' : 'roomy';
}

/** The counter's words, which say what its colour says. */
export function counterText(message: string): string {
  const left = contactLimits.message - message.length;
  const count = `${message.length} / ${contactLimits.message}`;
  if (left < 0) return `${count}, ${-left} too many`;
  return fullness(message) === 'roomy' ? count : `${count}, ${left} left`;
}

/** Three preset messages to begin with (spec 3 §2). */
export const contactTemplates = [
  {
    name: 'Project inquiry',
    text: 'I would like to talk about a project. It is about … and should be done by …. Would you have time for a short call?',
  },
  {
    name: 'Work together',
    text: 'I read about your work and would like to work with you. Our team does …, and we are looking for …. May I tell you more?',
  },
  {
    name: 'Question',
    text: 'I have a question about something you wrote or built: …',
  },
] as const;

/** The message with a template in it: instead of another template, or below words of one's own. */
export function withTemplate(message: string, template: string): string {
  const words = message.trim();
  const isReplaced = words === '' || contactTemplates.some(({ text }) => text === words);
  return isReplaced || words === template ? template : `${words}\n\n${template}`;
}

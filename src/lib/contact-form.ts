import { contactLimits, contactMessages, isContact } from '../entities/contact-rules.ts';

/** A message being written. */
export type ContactDraft = { name: string; contact: string; message: string };

/** The error of each field; a valid field is absent. */
export type ContactErrors = Partial<Record<keyof ContactDraft, string>>;

/**
 * The text of `atMost` for this limit, spelled out because importing it would cost the page another
 * script file; a test keeps the two equal.
 */
const tooLong = 'At most 1,000 characters.';

/** The length as the server counts it: without surrounding space. */
const lengthOf = (message: string) => message.trim().length;

export const isTooLong = (message: string): boolean => lengthOf(message) > contactLimits.message;

/** Messages by field (spec 3 §5). */
export function contactErrors({ name, contact, message }: ContactDraft): ContactErrors {
  const errors: ContactErrors = {};
  const who = contact.trim();
  if (name.trim() === '') errors.name = contactMessages.nameRequired;
  if (who === '') errors.contact = contactMessages.contactRequired;
  else if (!isContact(who)) errors.contact = contactMessages.contactInvalid;
  if (lengthOf(message) === 0) errors.message = contactMessages.messageRequired;
  else if (isTooLong(message)) errors.message = tooLong;
  return errors;
}

/** How full the message is: yellow above 80 percent of the limit, orange above 90 (spec 3 §5). */
export function fullness(message: string): 'roomy' | 'yellow' | 'orange' {
  const share = lengthOf(message) / contactLimits.message;
  if (share > 0.9) return 'orange';
  return share > 0.8 ? 'yellow' : 'roomy';
}

/** The counter's text, which also says in words what its colour means. */
export function counterText(message: string): string {
  const length = lengthOf(message);
  const left = contactLimits.message - length;
  const count = `${length} / ${contactLimits.message}`;
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

/** What the writer wrote above a template that is still as it was; empty if nothing. */
const ownWords = (message: string): string =>
  contactTemplates.reduce(
    (rest, { text }) => (rest.endsWith(text) ? rest.slice(0, -text.length).trim() : rest),
    message.trim(),
  );

/**
 * Adds a template to the message: in place of another template, or below the writer's own words.
 */
export function withTemplate(message: string, template: string): string {
  const words = ownWords(message);
  return words ? `${words}\n\n${template}` : template;
}

/**
 * The address that answers a visitor by mail or phone. Signs that would begin the headers of a mail
 * are part of the address, because a visitor must not fill in the owner's answer.
 */
export const answerAddress = (contact: string): string =>
  contact.includes('@')
    ? `mailto:${encodeURIComponent(contact).replace('%40', '@')}`
    : `tel:${contact.replace(/[^\d+]/g, '')}`;

import { mailAddress } from './mail-address.ts';

/** The address that answers a visitor by mail or phone. */
export const answerAddress = (contact: string): string =>
  contact.includes('@') ? mailAddress(contact) : `tel:${contact.replace(/[^\d+]/g, '')}`;

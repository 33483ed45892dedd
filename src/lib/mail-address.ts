/**
 * The link that begins a mail to an address (RFC 6068). Signs that would begin the mail's headers are
 * part of the address, because whoever gave it must not fill in the mail.
 */
export const mailAddress = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

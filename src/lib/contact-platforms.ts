import type { ContactDraft } from './contact-form.ts';
import { mailAddress } from './mail-address.ts';

/** Where the owner can be reached; empty where not. */
export type Reach = { email: string; linkedin: string; facebook: string };

export type PlatformId = 'messenger' | 'linkedin' | 'mail' | 'site';

/** Messages shown while a platform opens (spec 3 §4). */
const openingTexts = {
  messenger: 'Opening Facebook Messenger...',
  linkedin: 'Opening LinkedIn Messenger...',
  gmail: 'Opening Gmail...',
  mailApp: 'Opening your mail app...',
} as const;

export const platformTexts = {
  noneChosen: 'Please select a messaging platform.',
  sent: 'Message sent. Thank you.',
} as const;

/**
 * The account name: the last part of a profile's address. Facebook's address of an account without
 * a name is `profile.php`, with a number instead.
 */
function handleOf(profile: string): string {
  if (!URL.canParse(profile)) return '';
  const { pathname, searchParams } = new URL(profile);
  const handle = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return handle === 'profile.php' ? (searchParams.get('id') ?? '') : handle;
}

/** The text to send on any platform: the message and who wrote it. */
const letterOf = ({ name, contact, message }: ContactDraft): string =>
  `${message.trim()}\n\n${name.trim()}\n${contact.trim()}`;

const query = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

const subjectOf = ({ name }: ContactDraft) => `Message from ${name.trim()}`;

const mailTo = (email: string, draft: ContactDraft, isMobile: boolean): string => {
  const [su, body] = [subjectOf(draft), letterOf(draft)];
  return isMobile
    ? `${mailAddress(email)}?${query({ subject: su, body })}`
    : `https://mail.google.com/mail/?${query({ view: 'cm', fs: '1', to: email, su, body })}`;
};

/** How to open a platform: an address that contains the text, and the message to show meanwhile. */
export type Opening = { url: string; says: string };

/**
 * How to open a platform with the message filled in: Messenger, LinkedIn's compose window, or
 * Gmail, which on a phone is the mail app (spec 3 §7).
 */
export function openingOf(
  platform: Exclude<PlatformId, 'site'>,
  reach: Reach,
  draft: ContactDraft,
  isMobile: boolean,
): Opening {
  const text = letterOf(draft);
  if (platform === 'messenger') {
    const url = `https://m.me/${handleOf(reach.facebook)}?${query({ text })}`;
    return { url, says: openingTexts.messenger };
  }
  if (platform === 'linkedin') {
    const values = { recipient: handleOf(reach.linkedin), body: text };
    const url = `https://www.linkedin.com/messaging/compose/?${query(values)}`;
    return { url, says: openingTexts.linkedin };
  }
  const says = isMobile ? openingTexts.mailApp : openingTexts.gmail;
  return { url: mailTo(reach.email, draft, isMobile), says };
}

/** The platforms on which the owner can be reached; this site is always one. */
export function platformsFor({ email, linkedin, facebook }: Reach) {
  const all = [
    { id: 'messenger', name: 'Facebook Messenger', open: handleOf(facebook) !== '' },
    { id: 'linkedin', name: 'LinkedIn', open: handleOf(linkedin) !== '' },
    { id: 'mail', name: 'Email', open: email !== '' },
    { id: 'site', name: 'Send from this site', open: true },
  ] as const;
  return all.filter(({ open }) => open);
}

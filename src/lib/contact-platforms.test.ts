import { describe, expect, it } from 'vitest';
import { openingOf, platformsFor } from './contact-platforms.ts';

const reach = {
  email: 'robin@sample.test',
  linkedin: 'https://linkedin.example/in/robin-sample/',
  facebook: 'https://facebook.example/robin.sample',
};
const draft = { name: ' Ada & Co ', contact: ' +81 3 1234 ', message: ' Hello?\nYes.\n' };
const letter = 'Hello?\nYes.\n\nAda & Co\n+81 3 1234';

describe('the platform chooser', () => {
  it('offers messenger, LinkedIn, mail and this site', () => {
    expect(platformsFor(reach).map(({ id }) => id)).toEqual([
      'messenger',
      'linkedin',
      'mail',
      'site',
    ]);
    const none = { email: '', linkedin: '', facebook: '' };
    expect(platformsFor(none).map(({ id }) => id)).toEqual(['site']);
  });

  it('opens Messenger for a Facebook account that has a number and no name', () => {
    const facebook = 'https://www.facebook.com/profile.php?id=61551234567890&locale=ja_JP';
    const { url } = openingOf('messenger', { ...reach, facebook }, draft, false);
    expect(url).toMatch(/^https:\/\/m\.me\/61551234567890\?text=/);
    const unknown = { ...reach, facebook: 'https://www.facebook.com/profile.php' };
    expect(platformsFor(unknown).map(({ id }) => id)).toEqual(['linkedin', 'mail', 'site']);
  });

  it('opens LinkedIn’s compose window for the account of the profile', () => {
    const { url } = openingOf('linkedin', reach, draft, false);
    expect(new URL(url).searchParams.get('recipient')).toBe('robin-sample');
  });

  it('opens no mail with other headers than its own, whatever the address', () => {
    const email = 'a?bcc=b@c.example';
    const { pathname, searchParams } = new URL(
      openingOf('mail', { ...reach, email }, draft, true).url,
    );
    expect(decodeURIComponent(pathname)).toBe(email);
    expect([...searchParams.keys()]).toEqual(['subject', 'body']);
    expect(searchParams.get('subject')).toBe('Message from Ada & Co');
  });

  it.each([
    ['messenger', false, 'https://m.me/robin.sample', 'text', 'Opening Facebook Messenger...'],
    [
      'linkedin',
      false,
      'https://www.linkedin.com/messaging/compose/',
      'body',
      'Opening LinkedIn Messenger...',
    ],
    ['mail', false, 'https://mail.google.com/mail/', 'body', 'Opening Gmail...'],
    ['mail', true, 'mailto:robin@sample.test', 'body', 'Opening your mail app...'],
  ] as const)('opens %s (mobile %s) with the text prefilled', (id, mobile, start, name, says) => {
    const opening = openingOf(id, reach, draft, mobile);
    const url = new URL(opening.url);
    expect(opening.url.startsWith(start)).toBe(true);
    expect([url.searchParams.get(name), opening.says]).toEqual([letter, says]);
  });
});

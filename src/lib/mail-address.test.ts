import { expect, it } from 'vitest';
import { isEmailAddress } from '../entities/email-address.ts';
import { mailAddress } from './mail-address.ts';

it('a plain address is its own link', () => {
  expect(mailAddress('ada@site.example')).toBe('mailto:ada@site.example');
});

it.each(['a?bcc=x%0d%0a&body=hi@b.co', 'a#b@c.example', 'a%b+c@d.example'])(
  'what looks like headers of the mail is part of the address: %s',
  (email) => {
    expect(isEmailAddress(email)).toBe(true);
    const { pathname, search, hash } = new URL(mailAddress(email));
    expect([decodeURIComponent(pathname), search, hash]).toEqual([email, '', '']);
  },
);

import { describe, expect, it } from 'vitest';
import { allowLists } from '../lib/rich-text/allow-lists.ts';
import { linkAttributes } from '../lib/rich-text/attributes.ts';
import { linkAddress } from '../ui/rich-text/commands.ts';
import { isImageAddress } from './address-fields.ts';
import { isLocalPath } from './local-path.ts';

const uses = {
  'a path on this site': isLocalPath,
  'an image’s address': isImageAddress,
  'a link that is typed': (text: string) => linkAddress(text) !== null,
  'a link in rich text': (href: string) =>
    linkAttributes(allowLists.article, { href }).href === href,
};

describe.each(Object.entries(uses))('%s', (_what, isTaken) => {
  it.each(['/', '/about', '/uploads/a b.png', '/blog?page=2#top'])('may be %s', (text) => {
    expect(isTaken(text)).toBe(true);
  });

  it.each(['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n\\evil.example'])(
    'is not %j, which browsers take to another host',
    (text) => {
      expect(isTaken(text)).toBe(false);
    },
  );
});

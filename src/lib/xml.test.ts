import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { xmlText } from './xml.ts';

it('keeps any text inside its element', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const [root, ...others] = parseDocument(`<a>${xmlText(text)}</a>`, {
        xmlMode: true,
      }).children;
      expect(others).toEqual([]);
      expect(root).toMatchObject({ name: 'a' });
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
      expect(xmlText(text)).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
    }),
  );
});

const beyondLatin = /[^\0-\xff]/g;
const escaped = (/** @type {string} */ unit) =>
  `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Escapes letters beyond Latin in code that runs on the server: while it runs, the engine keeps the
 * text of a file, and for a single such letter with two bytes for each of a million.
 */
export const oneByte = {
  name: 'one-byte',
  generateBundle(
    /** @type {unknown} */ _options,
    /** @type {Record<string, { type: string, code?: string }>} */ bundle,
  ) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code?.replace(beyondLatin, escaped);
    }
  },
};

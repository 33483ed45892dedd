const written = '.replace(DOUBLE_QUOTE_REGEX, "&quot;")';
const early = `if (!str.includes("&") && !str.includes('"')) return str;`;

/**
 * Escapes `<` in the attributes of rendered pages. Astro leaves it there, which is valid, but then
 * a title about `</head>` or `<script>` reads as one to whatever looks for an element in a page,
 * and `</noscript>` ends an element that browsers with scripts do not look into.
 *
 * Throws when Astro writes attributes in another way than it did.
 */
export const closedTags = {
  name: 'closed-tags',
  transform: {
    filter: { id: /astro\/dist\/runtime\/server\/render\/util\.js$/ },
    handler(/** @type {string} */ code) {
      if (!code.includes(written) || !code.includes(early)) {
        throw new Error('Astro writes attributes in a way that closed-tags.mjs does not know.');
      }
      return code
        .replace(early, `if (!/[&"<]/.test(str)) return str;`)
        .replace(written, `${written}.replace(/</g, "&lt;")`);
    },
  },
};

const SLUG_MAX = 120;

/** Latin letters that are not a plain letter with a mark, as they are commonly written without. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const unmarked = new RegExp(`[${Object.keys(spelled).join('')}]`, 'g');

/** A slug of lowercase letters, digits and single hyphens (spec 2 §5); may come out empty. */
export const toSlug = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(unmarked, (letter) => spelled[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '');

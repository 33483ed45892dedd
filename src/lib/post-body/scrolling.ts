/** The attributes of a block that scrolls on its own, by which a keyboard reaches and names it. */
const scrolling = (name: string) => ({ tabindex: '0', role: 'group', 'aria-label': name });

export const scrollingTable = scrolling('Table');

/** @param language as the block of code names it; empty when it does not. */
export const scrollingCode = (language: string) =>
  scrolling(language ? `Code, ${language}` : 'Code');

/** Attributes as markup. Their values need no escaping: a language has no characters for it. */
export const attributesText = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

import type { Language } from '../../../entities/profile.ts';

const isSame = (one: Language, other: Language) =>
  one.name.toLowerCase() === other.name.toLowerCase();

/** The languages with one more, or with its level where it is among them already. */
export function withLanguage(languages: readonly Language[], added: Language): Language[] {
  const isNew = !languages.some((one) => isSame(one, added));
  return isNew ? [...languages, added] : languages.map((one) => (isSame(one, added) ? added : one));
}

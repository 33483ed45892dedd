import type { Language } from '../../../entities/profile.ts';

const isSame = (one: Language, other: Language) =>
  one.name.toLowerCase() === other.name.toLowerCase();

/** Adds a language, or changes its level if it is already there. */
export function withLanguage(languages: readonly Language[], added: Language): Language[] {
  const isNew = !languages.some((one) => isSame(one, added));
  return isNew ? [...languages, added] : languages.map((one) => (isSame(one, added) ? added : one));
}

/** What can be chosen, and what is: a value from elsewhere stays one that can be chosen. */
export const withChosen = <T>(choices: readonly T[], chosen: T | ''): readonly T[] =>
  chosen === '' || choices.includes(chosen) ? choices : [...choices, chosen];

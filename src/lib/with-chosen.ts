/** The choices, and the current value if it is not among them, so that it can stay chosen. */
export const withChosen = <T>(choices: readonly T[], chosen: T | ''): readonly T[] =>
  chosen === '' || choices.includes(chosen) ? choices : [...choices, chosen];

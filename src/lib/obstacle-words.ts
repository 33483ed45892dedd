/** What is said where somebody else saved what is being changed. */
export const changedWords = 'This was changed meanwhile, in another tab or on another device.';

/** What is said where somebody else deleted it. @param what as in 'This certificate' */
export const goneWords = (what: string): string =>
  `${what} was deleted meanwhile, in another tab or on another device.`;

/** What the button says that creates again what was deleted while it was being changed. */
export const saveAnewWords = 'Save as new';

/** The message when someone else saved what is being changed here. */
export const changedWords = 'This was changed meanwhile, in another tab or on another device.';

/** The message when someone else deleted it. @param what as in 'This certificate' */
export const goneWords = (what: string): string =>
  `${what} was deleted meanwhile, in another tab or on another device.`;

/** The button that creates an entry again after it was deleted elsewhere. */
export const saveAnewWords = 'Save as new';

/** Said of an upload that was refused because owner mode has ended. */
export const uploadWaitsWords = 'Unlock here, and the upload goes on.';

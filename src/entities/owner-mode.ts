/** What a form says outside owner mode (spec 2 §8). */
export const ownerModeMessages = {
  viewerMode: 'You are in viewer mode. Use the Owner switch in the navbar to unlock editing.',
  ownerRequired: 'Owner mode required',
} as const;

/** What the server answers to a change that is not, or no longer, the owner's. */
export const notOwner = 'Owner mode required or session expired.';

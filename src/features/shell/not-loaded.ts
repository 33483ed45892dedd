/** A page that is being left is gone after this long, in ms. */
export const goneMs = 500;

/** What is said of a part of the page whose code could not be loaded. */
export const notLoaded =
  'This part could not be loaded. Please reload the page when you are online.';

const isOurs = (url: string | null | undefined) =>
  url ? new URL(url).pathname.startsWith('/certificates') : false;

/**
 * Skips the transition between the list and its forms, because what the next page loads by itself
 * (the form, the owner's tools) would interrupt it with an error in the console.
 */
window.addEventListener('pageswap', ({ activation, viewTransition }) => {
  if (isOurs(activation?.entry?.url)) viewTransition?.skipTransition();
});

const isOurs = (url: string | null | undefined) =>
  url ? new URL(url).pathname.startsWith('/certificates') : false;

/**
 * Between the list and its forms pages change without a transition: what the next page loads of
 * its own accord (the form, the owner's tools) would break it off, with an error in the console.
 */
window.addEventListener('pageswap', ({ activation, viewTransition }) => {
  if (isOurs(activation?.entry?.url)) viewTransition?.skipTransition();
});

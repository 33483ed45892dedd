const notLoaded = 'This part could not be loaded. Please reload the page when you are online.';

/** Where the part was to come, else by the browser's own means: a toast may be lost as well. */
function tell(): void {
  const place = document.querySelector('.loading');
  if (place) place.textContent = notLoaded;
  else alert(notLoaded);
}

/** What Vite tells of code that was asked for and did not come. */
type PreloadError = Event & { payload?: Error };

/*
 * Tells of each part of the page that was wanted and did not come, unless whoever wanted it does.
 * Asking again is not enough in Firefox, which fetches a script once a page.
 */
const lost = new WeakSet<Error>();
window.addEventListener('vite:preloadError', ({ payload }: PreloadError) => {
  if (payload) lost.add(payload);
});
window.addEventListener('unhandledrejection', (event) => {
  if (!lost.has(event.reason)) return;
  event.preventDefault();
  tell();
});

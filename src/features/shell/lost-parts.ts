const notLoaded = 'This part could not be loaded. Please reload the page when you are online.';

/** Where the part was to come, else by the browser's own means: a toast may be lost as well. */
function tell(): void {
  const place = document.querySelector('.loading');
  if (place) place.textContent = notLoaded;
  else alert(notLoaded);
}

/** What Vite tells of code that was asked for and did not come. */
type PreloadError = Event & { payload?: unknown };

/*
 * Tells of each part of the page that was wanted and did not come, unless whoever wanted it does.
 * Asking again is not enough in Firefox, which fetches a script once a page.
 */
let lost: unknown;
window.addEventListener('vite:preloadError', (event: PreloadError) => {
  lost = event.payload;
});
window.addEventListener('unhandledrejection', (event) => {
  if (event.reason !== lost) return;
  event.preventDefault();
  tell();
});

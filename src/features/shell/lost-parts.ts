import { goneMs, notLoaded } from './not-loaded.ts';

/** Tells in place of the part, else by `alert`, because the code of toasts may be lost too. */
function tell(): void {
  const place = document.querySelector('.loading');
  if (place) place.textContent = notLoaded;
  else alert(notLoaded);
}

/** Reports a lost part unless the page is being left, because Safari aborts its requests then. */
function tellIfStaying(): void {
  const telling = setTimeout(tell, goneMs);
  addEventListener('pagehide', () => clearTimeout(telling));
}

/** Vite's event for code that could not be loaded. */
type PreloadError = Event & { payload?: Error };

/*
 * Reports each part of the page that could not be loaded, unless its caller handles that. It
 * suggests a reload, because Firefox fetches a script only once per page.
 */
const lost = new WeakSet<Error>();
addEventListener('vite:preloadError', ({ payload }: PreloadError) => {
  if (payload) lost.add(payload);
});
addEventListener('unhandledrejection', (event) => {
  if (!lost.has(event.reason)) return;
  event.preventDefault();
  tellIfStaying();
});

/** Waits this long, because other tabs may write several things at once. */
const pauseMs = 300;

const isSeen = () => document.visibilityState === 'visible';

/**
 * Calls `reload` whenever the stories may have changed: storage, window focus, the tab becoming
 * visible (spec 2 §4). A hidden tab waits until it is visible.
 */
export function onReloadAsked(reload: () => void): void {
  let waiting = 0;
  window.addEventListener('storage', () => {
    clearTimeout(waiting);
    if (isSeen()) waiting = window.setTimeout(reload, pauseMs);
  });
  window.addEventListener('focus', reload);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reload();
  });
  document.addEventListener('visibilitychange', () => {
    if (isSeen()) reload();
  });
}

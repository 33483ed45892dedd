/**
 * Runs `listener` whenever someone comes back to the page: to its tab, its window, or through the
 * history. Coming back may run it twice.
 */
export function whenReturned(listener: () => void): void {
  const seen = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('focus', listener);
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener());
}

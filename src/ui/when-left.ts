/**
 * Runs `listener` whenever the page is hidden or left, because a phone may never show it again.
 * Returns a function that stops this.
 */
export function whenLeft(listener: () => void): () => void {
  const hidden = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', hidden);
  window.addEventListener('pagehide', listener);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    window.removeEventListener('pagehide', listener);
  };
}

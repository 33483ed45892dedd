/**
 * Runs `listener` whenever the page is hidden or left: on a phone nothing more may be heard of it.
 * Gives how to stop.
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

/** Changes that follow one another without a pause wait no longer than this. */
const maxWaitMs = 3_000;

/**
 * Postpones what many changes in a row would repeat to `delayMs` after the last of them, but to 3 s
 * after the first: who types without a pause then loses little in a crash. To be called at a change;
 * the returned function calls it off, because another change came.
 */
export function createDebounce(delayMs: number) {
  let firstAt = 0;
  let lastAt = 0;
  return (listener: () => void) => {
    const now = performance.now();
    if (now - lastAt > delayMs) firstAt = now;
    lastAt = now;
    const timer = setTimeout(
      () => {
        firstAt = performance.now();
        listener();
      },
      Math.min(delayMs, firstAt + maxWaitMs - now),
    );
    return () => clearTimeout(timer);
  };
}

/** Changes that follow one another without a pause wait no longer than this. */
const maxWaitMs = 3_000;

/**
 * Postpones what many changes in a row would repeat to `delayMs` after the last of them, but to 3 s
 * after the first: who types without a pause then loses little in a crash.
 */
export function createDebounce(delayMs: number) {
  let firstAt: number | null = null;
  const reset = () => {
    firstAt = null;
  };
  return {
    /** Called at a change. The returned function calls it off, because another change came. */
    postpone(listener: () => void): () => void {
      const now = performance.now();
      firstAt ??= now;
      const wait = Math.min(delayMs, Math.max(0, firstAt + maxWaitMs - now));
      const timer = setTimeout(() => {
        reset();
        listener();
      }, wait);
      return () => clearTimeout(timer);
    },
    /** Called when nothing is left to do: the next change is a first one. */
    reset,
  };
}

/** The longest that work may block the server: a fraction of what a visitor would notice. */
const SLICE_MS = 2;

/**
 * For long work in the server's one thread: returns a function to await between its parts. Once
 * they have taken a while, it lets other work run first.
 */
export function inSlices(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}

/** Runs work once the browser has nothing else to do; where it does not tell when, as Safari, soon. */
export const whenIdle = (work: () => void): unknown =>
  (globalThis.requestIdleCallback ?? setTimeout)(() => work());

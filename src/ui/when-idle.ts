/**
 * Runs work once the browser has nothing else to do; where it does not tell when, as Safari, soon.
 *
 * @param work is given how long it may take, where the browser tells.
 */
export const whenIdle = (work: (deadline?: IdleDeadline) => void): unknown =>
  (globalThis.requestIdleCallback ?? setTimeout)(work);

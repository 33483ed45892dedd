/**
 * Runs work once the browser is idle, or soon where it cannot tell, as in Safari.
 *
 * @param work receives its deadline, if the browser gives one.
 */
export const whenIdle = (work: (deadline?: IdleDeadline) => void): unknown =>
  (globalThis.requestIdleCallback ?? setTimeout)(work);

/** A failure whose message is one line fit to be shown as it is. */
export class SetupError extends Error {
  /** Takes the line and the exit code the command ends with. */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Prints one line. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Takes a `performance.now()` moment; returns the time since then, as "4.2 s". */
export function timeSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** Announces a long step, runs it and says how long it took; returns its result. */
export async function announced(title, work) {
  const start = performance.now();
  say(`${title}…`);
  const result = await work();
  say(`${title}: done in ${timeSince(start)}`);
  return result;
}

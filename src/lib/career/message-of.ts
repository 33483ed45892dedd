/** An answer without words of its own: its status and the protocol's name for it. */
const bareStatus = /^\d{3} [A-Za-z -]*$/;

/**
 * What an error says to a person: the server's message where there is one, else `otherwise`. What
 * the browser itself says of a failed request is for developers (spec 3 §8).
 */
export function messageOf(error: unknown, otherwise: string): string {
  if (!(error instanceof Error) || error.name === 'TypeError') return otherwise;
  return bareStatus.test(error.message) ? otherwise : error.message || otherwise;
}

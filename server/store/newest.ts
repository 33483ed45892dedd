import { NotStored, Outdated } from './errors.ts';

/** How often a change is made before it is given up, when someone else's comes first each time. */
export const TRIES = 5;

const isOutdated = (error: unknown) =>
  error instanceof NotStored && error.cause instanceof Outdated;

/** Makes a change, and makes it anew when what it was made from is `Outdated`. */
export async function fromNewest<R>(change: () => Promise<R>): Promise<R> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await change();
    } catch (error) {
      if (left === 0 || !isOutdated(error)) throw error;
    }
  }
}

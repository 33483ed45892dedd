import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const HOUR_S = 60 * 60;
const EVERYONE = 'all';
/** How many addresses are known to have succeeded: more than an owner ever signs in from. */
const MOST_TRUSTED = 1_000;

/** Never more than an hour, though the clock was set back since the first attempt. */
const secondsOf = ({ msBeforeNext }: RateLimiterRes) =>
  Math.min(HOUR_S, Math.max(1, Math.ceil(msBeforeNext / 1000)));

/** One whose time is over counts no more, though the clock was set forward and it is still there. */
const isUsedUp = ({ remainingPoints, msBeforeNext }: RateLimiterRes) =>
  remainingPoints === 0 && msBeforeNext > 0;

/**
 * Limits attempts per address and overall, against guessing and flooding. Past the overall limit no
 * address is counted: a flood from ever new addresses takes no memory, and nobody loses attempts to
 * it.
 */
export class RateLimiter {
  readonly #perAddress: RateLimiterMemory;
  readonly #all: RateLimiterMemory;
  /** Addresses that succeeded, the last to do so at the end. */
  readonly #trusted = new Set<string>();

  /** @param perAddress attempts an hour from one address. @param all attempts an hour overall. */
  constructor(perAddress: number, all: number) {
    this.#perAddress = new RateLimiterMemory({ points: perAddress, duration: HOUR_S });
    this.#all = new RateLimiterMemory({ points: all, duration: HOUR_S });
  }

  /**
   * Counts one attempt. Resolves to 0 when it is allowed, else to the seconds to wait.
   *
   * @param isKnown whether the overall limit does not apply, as for addresses that succeeded
   * before.
   */
  async take(address: string, isKnown = false): Promise<number> {
    const known = isKnown || this.#trusted.has(address);
    const shared = known ? null : await this.#all.get(EVERYONE);
    if (shared && isUsedUp(shared)) return secondsOf(shared);
    try {
      await this.#perAddress.consume(address);
      if (!known) await this.#all.consume(EVERYONE);
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return secondsOf(refused);
    }
  }

  /** To be called when an attempt was not made after all: it does not count. */
  async giveBack(address: string): Promise<void> {
    await this.#perAddress.reward(address);
    if (!this.#trusted.has(address)) await this.#all.reward(EVERYONE);
  }

  /**
   * To be called after success: the address starts anew and the overall limit no longer applies to
   * it.
   */
  async forgive(address: string): Promise<void> {
    this.#trust(address);
    await this.#perAddress.delete(address);
  }

  #trust(address: string): void {
    this.#trusted.delete(address);
    this.#trusted.add(address);
    const [first] = this.#trusted;
    if (first !== undefined && this.#trusted.size > MOST_TRUSTED) this.#trusted.delete(first);
  }
}

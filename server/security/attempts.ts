import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const HOUR_S = 60 * 60;

/** Counts tries, so that guessing and flooding stop; memory is bounded by the hour. */
export class Attempts {
  readonly #perAddress: RateLimiterMemory;
  readonly #all: RateLimiterMemory;
  readonly #trusted = new Set<string>();

  /** @param perAddress tries an hour from one address. @param all tries an hour altogether. */
  constructor(perAddress: number, all: number) {
    this.#perAddress = new RateLimiterMemory({ points: perAddress, duration: HOUR_S });
    this.#all = new RateLimiterMemory({ points: all, duration: HOUR_S });
  }

  /**
   * Counts one try. Gives 0 when it may go on, else the seconds to wait.
   *
   * @param known whether it comes from someone who was right before, and shares no common bound.
   */
  async take(address: string, known = this.#trusted.has(address)): Promise<number> {
    try {
      await this.#perAddress.consume(address);
      if (!known) await this.#all.consume('all');
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  }

  /** A try that was right: the address starts anew and does not share the common bound. */
  async forgive(address: string): Promise<void> {
    this.#trusted.add(address);
    await this.#perAddress.delete(address);
  }
}

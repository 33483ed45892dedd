import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const HOUR_S = 60 * 60;
const EVERYONE = 'all';

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

/**
 * Counts tries, so that guessing and flooding stop. Past the common bound no address is noted: a
 * flood from ever new ones takes no memory, and who came for nothing may come again at its end.
 */
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
    const shared = known ? null : await this.#all.get(EVERYONE);
    if (shared?.remainingPoints === 0) return secondsOf(shared);
    try {
      await this.#perAddress.consume(address);
      if (!known) await this.#all.consume(EVERYONE);
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return secondsOf(refused);
    }
  }

  /** A try that was right: the address starts anew and does not share the common bound. */
  async forgive(address: string): Promise<void> {
    this.#trusted.add(address);
    await this.#perAddress.delete(address);
  }
}

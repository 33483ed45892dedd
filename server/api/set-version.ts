import { hash } from 'node:crypto';

const DIGITS = 32;
const MODULUS = 1n << 128n;

const numberOf = (id: string, version: string) =>
  BigInt(`0x${hash('sha256', `${id} ${version}`, 'hex').slice(0, DIGITS)}`);

/**
 * Names a set of entries, each in its version: the same name for the same set, in whatever order it
 * came to be, also after a start. A change costs the same however many there are: every entry counts
 * as a number, and the name is their sum.
 */
export class SetVersion {
  readonly #numbers = new Map<string, bigint>();
  #sum = 0n;

  /** Takes an entry up in this version, instead of the one it had. */
  set(id: string, version: string): void {
    this.delete(id);
    const number = numberOf(id, version);
    this.#numbers.set(id, number);
    this.#sum = (this.#sum + number) % MODULUS;
  }

  delete(id: string): void {
    const number = this.#numbers.get(id) ?? 0n;
    this.#numbers.delete(id);
    this.#sum = (this.#sum - number + MODULUS) % MODULUS;
  }

  toString(): string {
    return this.#sum.toString(16);
  }
}

import { hash } from 'node:crypto';

const DIGITS = 32;
const MODULUS = 1n << 128n;

type Member = { id: string; version: string };

const numberOf = (id: string, version: string) =>
  BigInt(`0x${hash('sha256', `${id} ${version}`, 'hex').slice(0, DIGITS)}`);

/**
 * Names a set of entries, each in its version: the same name for the same set, in whatever order it
 * came to be, also after a start. A change costs the same however many there are: every entry counts
 * as a number, and the name is their sum.
 */
export class SetVersion {
  #sum = 0n;

  add({ id, version }: Member): void {
    this.#sum = (this.#sum + numberOf(id, version)) % MODULUS;
  }

  /** Takes out what was added in that very version. */
  remove({ id, version }: Member): void {
    this.#sum = (this.#sum - numberOf(id, version) + MODULUS) % MODULUS;
  }

  toString(): string {
    return this.#sum.toString(16);
  }
}

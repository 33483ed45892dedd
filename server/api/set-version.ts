import { hash } from 'node:crypto';

const DIGITS = 32;
const MODULUS = 1n << 128n;

type Member = { id: string; version: string };

const numberOf = (id: string, version: string) =>
  BigInt(`0x${hash('sha256', `${id} ${version}`, 'hex').slice(0, DIGITS)}`);

/**
 * A hash of a set of entries and their versions, independent of their order and the same after a
 * restart. It is the sum of the entries' hashes, so an update costs the same for any size.
 */
export class SetVersion {
  #sum = 0n;

  add({ id, version }: Member): void {
    this.#sum = (this.#sum + numberOf(id, version)) % MODULUS;
  }

  /** Removes an entry that was added in exactly this version. */
  remove({ id, version }: Member): void {
    this.#sum = (this.#sum - numberOf(id, version) + MODULUS) % MODULUS;
  }

  toString(): string {
    return this.#sum.toString(16);
  }
}

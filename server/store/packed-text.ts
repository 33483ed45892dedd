import { heldBytes } from '../held-bytes.ts';

const packed = Symbol('packed');

const read = {
  enumerable: true,
  get(this: { [packed]: Buffer }): string {
    return this[packed].toString();
  },
};

/**
 * A copy of a value that holds one long text as bytes, outside the engine's heap and in half the
 * room or less; it is read like any other field. A text that is not whole Unicode is left as it
 * is: its bytes could not give it back.
 */
export function withPackedText<F extends string, T extends Record<F, string>>(
  value: T,
  field: F,
): T {
  if (!value[field].isWellFormed()) return value;
  const copy: Record<string, unknown> = {};
  Object.defineProperty(copy, packed, { value: heldBytes(value[field]) });
  // One after another, so that all copies share one shape: the engine then keeps them compact.
  for (const [name, its] of Object.entries(value)) {
    if (name === field) Object.defineProperty(copy, name, read);
    else copy[name] = its;
  }
  return copy as T;
}

import { unpooledBytes } from '../unpooled.ts';

const packed = Symbol('packed');

const read = {
  enumerable: true,
  get(this: { [packed]: Buffer }): string {
    return this[packed].toString();
  },
};

/**
 * A copy of a value that holds one long text as bytes, outside V8's heap and in half the memory or
 * less; the field reads as before. A text with lone surrogates is left as it is, because UTF-8
 * cannot represent it.
 */
export function withPackedText<F extends string, T extends Record<F, string>>(
  value: T,
  field: F,
): T {
  if (!value[field].isWellFormed()) return value;
  const copy: Record<string, unknown> = {};
  Object.defineProperty(copy, packed, { value: unpooledBytes(value[field]) });
  // One after another, so that all copies share one shape, which V8 keeps compact.
  for (const [name, its] of Object.entries(value)) {
    if (name === field) Object.defineProperty(copy, name, read);
    else copy[name] = its;
  }
  return copy as T;
}

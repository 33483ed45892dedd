import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { unpooledCopy } from '../unpooled.ts';

const packed = Symbol('packed');

/** A small window and little memory: most texts are short, and each is packed by itself. */
const window = { windowBits: 12 };
const packing = { ...window, memLevel: 5 };

const read = {
  enumerable: true,
  get(this: { [packed]: Uint8Array }): string {
    return inflateRawSync(this[packed], window).toString();
  },
};

/** The bytes in which a value holds its packed text; none when it holds it as a text. */
export const packedBytes = (value: object): Uint8Array | undefined =>
  (value as { [packed]?: Uint8Array })[packed];

/**
 * A copy of a value that holds one long text compressed, outside V8's heap, in a third of the memory
 * or less; the field reads as before, in some 25 µs for 3 KB. A text with lone surrogates is left as
 * it is, because UTF-8 cannot represent it.
 *
 * @param bytes that text, when it was packed before.
 */
export function withPackedText<F extends string, T extends Record<F, string>>(
  value: T,
  field: F,
  bytes?: Uint8Array,
): T {
  if (!value[field].isWellFormed()) return value;
  const copy: Record<string, unknown> = {};
  const held = bytes ?? unpooledCopy(deflateRawSync(value[field], packing));
  Object.defineProperty(copy, packed, { value: held });
  // One after another, so that all copies share one shape, which V8 keeps compact.
  for (const [name, its] of Object.entries(value)) {
    if (name === field) Object.defineProperty(copy, name, read);
    else copy[name] = its;
  }
  return copy as T;
}

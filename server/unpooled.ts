/**
 * A text as bytes in a buffer of their own, for what is held long: a small `Buffer.from` is a slice
 * of a shared pool, and keeps all of the pool alive.
 */
export function unpooledBytes(text: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/**
 * Joins bytes into a buffer of their own: a short result of compression or reading may be a slice
 * of a much larger buffer, and keep that alive.
 */
export function unpooledCopy(...parts: readonly Uint8Array[]): Buffer<ArrayBuffer> {
  const bytes = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** The bytes themselves when they have a buffer of their own, otherwise a copy that has. */
export const unpooled = (bytes: Uint8Array): Buffer<ArrayBuffer> =>
  bytes instanceof Buffer && bytes.length === bytes.buffer.byteLength
    ? (bytes as Buffer<ArrayBuffer>)
    : unpooledCopy(bytes);

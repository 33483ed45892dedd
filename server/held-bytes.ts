/**
 * A text as bytes of their own, for what is held long: those of `Buffer.from` may share their room
 * with others, and keep it when all these are gone.
 */
export function heldBytes(text: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/**
 * Bytes, one part after another, as bytes of their own: a short result of compression or reading
 * may lie in much room that nothing else needs.
 */
export function heldCopy(...parts: readonly Uint8Array[]): Buffer<ArrayBuffer> {
  const bytes = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

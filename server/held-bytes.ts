/**
 * A text as bytes of their own, for what is held long: those of `Buffer.from` may share their room
 * with others, and keep it when all these are gone.
 */
export function heldBytes(text: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

import { closeSync, openSync, readSync } from 'node:fs';

/** The byte that ends a line. */
export const NEWLINE = 0x0a;
const AT_ONCE = 256 * 1024;

/** How far the lines in some bytes go that are whole, end included. */
const wholeLines = (bytes: Buffer): number => bytes.lastIndexOf(NEWLINE) + 1;

function* linesIn(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, from) + 1 || bytes.length;
    yield bytes.subarray(from, end);
    from = end;
  }
}

/** Twice the room for a line that is longer than it. */
const larger = (room: Buffer): Buffer => Buffer.concat([room], 2 * room.length);

/**
 * The lines of a file, each with its end, which the last may lack. However large the file is, only
 * a part of it is in memory, so a line's bytes hold until the next is asked for. Reads
 * synchronously, for a start, when nothing else can go on. Throws when the file cannot be read.
 *
 * @param atOnce how many bytes are read at once.
 */
export function* fileLines(file: string, atOnce = AT_ONCE): Generator<Buffer> {
  const opened = openSync(file, 'r');
  try {
    let room: Buffer = Buffer.allocUnsafeSlow(atOnce);
    let begun = 0; // how many bytes of a line that is not whole stand at the room's beginning
    for (;;) {
      if (begun === room.length) room = larger(room);
      const read = readSync(opened, room, begun, room.length - begun, null);
      const filled = room.subarray(0, begun + read);
      const whole = read === 0 ? filled.length : wholeLines(filled);
      yield* linesIn(filled.subarray(0, whole));
      if (read === 0) return;
      begun = room.copy(room, 0, whole, filled.length);
    }
  } finally {
    closeSync(opened);
  }
}

import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

type Streams = {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: NodeJS.WritableStream;
};

/** Where a terminal's line is drawn while it is typed. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Asks for a line without showing what is typed; takes one from a pipe as it is. Null when none
 * comes, as from a person who breaks off.
 */
export async function askUnseen(
  question: string,
  { stdin, stdout }: Streams = process,
): Promise<string | null> {
  stdout.write(question);
  const terminal = stdin.isTTY ?? false;
  const lines = createInterface({ input: stdin, output: nowhere(), terminal, historySize: 0 });
  const line = await new Promise<string | null>((resolve) => {
    lines.once('line', resolve).once('close', () => resolve(null));
  });
  lines.close();
  stdout.write('\n');
  return line;
}

import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

type Streams = {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: NodeJS.WritableStream;
};

/** Swallows the echo of what is typed at a terminal. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Asks for a line without showing what is typed; reads one from a pipe as it is. Null when none
 * comes, for example because the person cancels.
 */
export async function promptHidden(
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

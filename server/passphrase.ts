import { createInterface } from 'node:readline/promises';
import { BadSetting, places } from './env.ts';
import { runProgram } from './run-program.ts';
import { changePassphrase } from './security/secrets.ts';

const SHORTEST = 12;

/** Asks without showing what is typed; takes a line from a pipe as it is. */
async function ask(question: string): Promise<string> {
  const { stdin, stdout } = process;
  const lines = createInterface({ input: stdin, output: stdout, terminal: stdin.isTTY });
  const answer = lines.question(question);
  if (stdin.isTTY) Object.assign(lines, { _writeToOutput: () => {} });
  const passphrase = await answer;
  lines.close();
  stdout.write('\n');
  return passphrase;
}

async function setPassphrase(): Promise<void> {
  const passphrase = await ask(`New passphrase (at least ${SHORTEST} characters): `);
  if (passphrase.length < SHORTEST) {
    throw new BadSetting(
      `The passphrase was not changed: it needs at least ${SHORTEST} characters.`,
    );
  }
  await changePassphrase(places.secrets, passphrase);
  process.stdout.write(
    'The passphrase is changed. Restart the server; whoever was signed in has to sign in again.\n',
  );
}

await runProgram(setPassphrase);

import { BadSetting, places } from './env.ts';
import { promptHidden } from './prompt-hidden.ts';
import { runProgram } from './run-program.ts';
import { longestPassphrase, shortestPassphrase } from './security/passphrase-length.ts';
import { changePassphrase } from './security/secrets.ts';

const overruled =
  'OWNER_PASSPHRASE is set in this environment: a server started with it takes that one instead.\n';

async function setPassphrase(): Promise<void> {
  const passphrase = await promptHidden(
    `New passphrase (at least ${shortestPassphrase} characters): `,
  );
  if (passphrase === null) throw new BadSetting('The passphrase was not changed.');
  if (passphrase.length < shortestPassphrase || passphrase.length > longestPassphrase) {
    throw new BadSetting(
      `The passphrase was not changed: it needs ${shortestPassphrase} to ${longestPassphrase} characters.`,
    );
  }
  await changePassphrase(places.secrets, passphrase);
  if (process.env.OWNER_PASSPHRASE) process.stdout.write(overruled);
  process.stdout.write(
    'The passphrase is changed. Restart the server; whoever was signed in has to sign in again.\n',
  );
}

await runProgram(setPassphrase);

import { askUnseen } from './ask-unseen.ts';
import { BadSetting, places } from './env.ts';
import { runProgram } from './run-program.ts';
import { changePassphrase } from './security/secrets.ts';

const SHORTEST = 12;

async function setPassphrase(): Promise<void> {
  const passphrase = await askUnseen(`New passphrase (at least ${SHORTEST} characters): `);
  if (passphrase === null) throw new BadSetting('The passphrase was not changed.');
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

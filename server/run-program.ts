import { BadSetting } from './env.ts';

/** Runs a program; a setting it cannot run with ends it by the one line that names it. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof BadSetting)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

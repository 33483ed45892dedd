import { BadSetting } from './env.ts';

/** Runs a program; on a bad setting prints the one line that names it and exits with 1. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof BadSetting)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

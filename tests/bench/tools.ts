import { run } from './workspace.ts';

/** The programs of the system that the benchmark can use, and how each tells its version. */
const programs = {
  hugo: { args: ['version'], pattern: /v([\d.]+)/ },
  nginx: { args: ['-v'], pattern: /nginx\/([\d.]+)/ },
  wrk: { args: ['-v'], pattern: /wrk \S*?([\d.]+)/ },
} as const;

export type Program = keyof typeof programs;

/** A program's version where it is installed, else null. */
export async function versionOf(program: Program): Promise<string | null> {
  const { args, pattern } = programs[program];
  try {
    // wrk ends with 1 when it has told its version.
    return pattern.exec(await run(program, args, { codes: [0, 1] }))?.[1] ?? 'unknown';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

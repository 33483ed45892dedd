import { run } from './workspace.ts';

/** The system programs that the benchmark can use, with the arguments that print their version. */
const programs = {
  hugo: { args: ['version'], pattern: /v([\d.]+)/ },
  nginx: { args: ['-v'], pattern: /nginx\/([\d.]+)/ },
  wrk: { args: ['-v'], pattern: /wrk \S*?([\d.]+)/ },
} as const;

export type Program = keyof typeof programs;

/** The version of a program, or null when it is not installed. */
export async function versionOf(program: Program): Promise<string | null> {
  const { args, pattern } = programs[program];
  try {
    // wrk prints its version and exits with 1.
    return pattern.exec(await run(program, args, { codes: [0, 1] }))?.[1] ?? 'unknown';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

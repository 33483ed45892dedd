import * as v from 'valibot';
import { BadSetting } from '../env.ts';
import type { DocumentProblem } from '../store/content-store.ts';
import { codeOf } from '../store/errors.ts';
import type { ApiFetch } from './recording-fetch.ts';

const healthSchema = v.object({
  problems: v.array(v.object({ file: v.string(), reason: v.string() })),
});

/** Why another site gives no answer, or none of ours: the system's code, or what came instead. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return (cause ? codeOf(cause) : undefined) ?? message;
}

/**
 * The files of the content that are not served, as the API tells. Throws `BadSetting` when it does
 * not, which is so when `API_BASE` leads elsewhere.
 */
export async function problemsOfSite(apiFetch: ApiFetch, base: string): Promise<DocumentProblem[]> {
  try {
    const answer = await apiFetch('/api/health');
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return v.parse(healthSchema, await answer.json()).problems;
  } catch (error) {
    const told = `${base}/api/health does not tell how that site is (${reasonOf(error)})`;
    throw new BadSetting(`API_BASE ${base} cannot be read: ${told}.`);
  }
}

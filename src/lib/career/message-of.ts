import { failureWords } from '../save-words.ts';

/** An answer without words of its own: its status and the protocol's name for it. */
const bareStatus = /^\d{3} [A-Za-z -]*$/;

/** Why a request failed, as `failureWords`; `otherwise` also where the answer had no words of its own. */
export function messageOf(error: unknown, otherwise: string): string {
  const words = failureWords(error, otherwise);
  return bareStatus.test(words) ? otherwise : words;
}

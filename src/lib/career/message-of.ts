import { failureWords } from '../save-words.ts';

/** A message that is only a status code and its standard name. */
const bareStatus = /^\d{3} [A-Za-z -]*$/;

/** Like `failureWords`, but also returns `otherwise` if the answer had no message of its own. */
export function messageOf(error: unknown, otherwise: string): string {
  const words = failureWords(error, otherwise);
  return bareStatus.test(words) ? otherwise : words;
}

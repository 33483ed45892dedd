import { failureWords, isUnanswered } from '../save-words.ts';
import { saysSignedOut } from '../signed-out.ts';

/** The texts of spec 2 §8, word for word. */
export const storyMessages = {
  saveRefused: 'Owner mode required to save to the database. Unlock from the navbar and try again.',
  saveFailed: 'Failed to save the post.',
  deleteRefused: 'Owner mode required to delete from the database. Unlock and try again.',
  deleteFailed: 'Failed to delete the post.',
  deleteQuestion: 'Delete this post?',
} as const;

/** A failure's message, and whether signing in again would help (spec 2 §8). */
export type Failure = { message: string; signedOut: boolean };

/** The error's message; if the server sent none, what failed and why. */
function wordsOf(error: unknown, otherwise: string): string {
  return isUnanswered(error)
    ? `${otherwise} ${failureWords(error)}`
    : failureWords(error, otherwise);
}

const failureOf =
  (texts: { refused: string; failed: string }) =>
  (error: unknown): Failure => {
    const signedOut = saysSignedOut(error);
    return { signedOut, message: signedOut ? texts.refused : wordsOf(error, texts.failed) };
  };

/**
 * Editor save failure (spec 2 §8): a fixed text for 401 or 403, else the message, else a default.
 */
export const saveFailure = failureOf({
  refused: storyMessages.saveRefused,
  failed: storyMessages.saveFailed,
});

/** Editor delete failure (spec 2 §8). */
export const deleteFailure = failureOf({
  refused: storyMessages.deleteRefused,
  failed: storyMessages.deleteFailed,
});

/**
 * Whether a dialog that was opened meanwhile is in the way of details, which would cover a question
 * or a form. If so, calls `open` once it is closed.
 */
export function isAfterQuestion(open: () => void): boolean {
  const question = document.querySelector('dialog[open]:not(.certificate-dialog, .detail)');
  question?.addEventListener('close', open, { once: true });
  return question !== null;
}

const problems = '[aria-invalid="true"], input:required:invalid, .field-error';

/** Moves to the first invalid or missing field of a form, or else to its first error message. */
export function goToProblem(form: Element | null): void {
  const problem = form?.querySelector<HTMLElement>(problems);
  problem?.focus();
  problem?.scrollIntoView({ block: 'nearest' });
}

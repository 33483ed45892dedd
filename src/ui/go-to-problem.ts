const fields = '[aria-invalid="true"], input:required:invalid';

/** Moves to the first invalid or missing field of a form, or else to its first error message. */
export function goToProblem(form: Element | null): void {
  const find = (what: string) => form?.querySelector<HTMLElement>(what);
  const problem = find(fields) ?? find('.field-error');
  problem?.focus();
  problem?.scrollIntoView({ block: 'nearest' });
}

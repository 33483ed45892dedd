const problems = '[aria-invalid="true"], input:required:invalid, .field-error';

/** Leads to the first thing in a form that is wrong or missing: the field, or else the words that say so. */
export function goToProblem(form: Element | null): void {
  const problem = form?.querySelector<HTMLElement>(problems);
  problem?.focus();
  problem?.scrollIntoView({ block: 'nearest' });
}

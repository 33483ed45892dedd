/** Leads to the first thing in a form that is wrong: the field, or else the words that say so. */
export function goToProblem(form: Element | null): void {
  const problem = form?.querySelector<HTMLElement>('[aria-invalid="true"], .field-error');
  problem?.focus();
  problem?.scrollIntoView({ block: 'nearest' });
}

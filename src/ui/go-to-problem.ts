const problems = '[aria-invalid="true"], input:required:invalid, .field-error.group';

/** The controls of a group that a person begins with: the text itself, before its tools. */
const begins = ['[contenteditable="true"]', 'button'];

/** What takes focus for a problem: the field itself, or the control to mend a group with. */
function controlOf(problem: HTMLElement): HTMLElement | null {
  if (!problem.matches('.field-error')) return problem;
  const group = problem.closest('.field, fieldset');
  const [first = null] = begins.flatMap((kind) => group?.querySelector<HTMLElement>(kind) ?? []);
  return first;
}

/** Moves to the first problem of a form, from its top: an invalid or missing field, or a group's. */
export function goToProblem(form: Element | null): void {
  const problem = form?.querySelector<HTMLElement>(problems);
  if (!problem) return;
  controlOf(problem)?.focus();
  problem.scrollIntoView({ block: 'nearest' });
}

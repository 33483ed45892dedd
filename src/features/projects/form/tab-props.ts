import type { ProjectFormState } from './use-project-form.ts';

/** What every tab of the form gets, and every part of one that changes the draft. */
export type TabProps = { form: ProjectFormState; editable: boolean };

import { useCallback, useState } from 'react';
import { emptyDraft, listItems, listText, type ProjectDraft } from '../../../lib/projects/draft.ts';
import { useLatestState } from '../../../ui/use-latest-state.ts';
import type { FormErrors, Incomplete } from './form-errors.ts';

const complete: Incomplete = { start: false, end: false };

/** The form's values, and the errors that prevent saving them, by field. */
export function useWriting() {
  const { value: draft, latest, show } = useLatestState<ProjectDraft>(emptyDraft);
  const [incomplete, setIncomplete] = useState(complete);
  const [errors, setErrors] = useState<FormErrors>({});
  /** Increases when the form is filled again, so that editors restart with the new text. */
  const [filling, setFilling] = useState(0);

  const fill = useCallback(
    (next: ProjectDraft) => {
      show(next);
      setIncomplete(complete);
      setErrors({});
      setFilling((count) => count + 1);
    },
    [show],
  );

  const change = useCallback(
    (part: Partial<ProjectDraft>) => {
      show({ ...latest.current, ...part });
      setErrors({});
    },
    [show, latest],
  );

  return {
    draft,
    latest,
    incomplete,
    errors,
    filling,
    fill,
    change,
    setErrors,
    /** Adds an item to the current list, keeping changes made in the meantime. */
    append: (field: 'images' | 'techStack', item: string) =>
      change({ [field]: listText([...listItems(latest.current[field]), item]) }),
    setIncomplete: (part: Partial<Incomplete>) => setIncomplete((now) => ({ ...now, ...part })),
  };
}

export type Writing = ReturnType<typeof useWriting>;

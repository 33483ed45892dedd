import { useCallback, useState } from 'react';
import {
  emptyDraft,
  imageItems,
  listItems,
  listText,
  type ProjectDraft,
} from '../../../lib/projects/draft.ts';
import { useLatestState } from '../../../ui/use-latest-state.ts';
import { errorsOf, type FormErrors } from './form-errors.ts';

const itemsOf = { images: imageItems, techStack: listItems };

/** The form's values, and the errors that prevent saving them, by field. */
export function useWriting() {
  const { value: draft, latest, show } = useLatestState<ProjectDraft>(emptyDraft);
  const [errors, setErrors] = useState<FormErrors>({});
  /** Increases when the form is filled again, so that editors restart with the new text. */
  const { value: filling, latest: latestFilling, show: setFilling } = useLatestState(0);

  const fill = useCallback(
    (next: ProjectDraft) => {
      show(next);
      setErrors({});
      setFilling(latestFilling.current + 1);
    },
    [show, setFilling, latestFilling],
  );

  const change = useCallback(
    (part: Partial<ProjectDraft>) => {
      show({ ...latest.current, ...part });
      setErrors({});
    },
    [show, latest],
  );

  /** Shows the errors of what is written by now, and returns them. */
  const check = (): FormErrors => {
    const found = errorsOf(latest.current);
    setErrors(found);
    return found;
  };

  return {
    draft,
    latest,
    errors,
    filling,
    latestFilling,
    fill,
    change,
    setErrors,
    check,
    /** Adds an item to the current list, keeping changes made in the meantime. */
    append: (field: 'images' | 'techStack', item: string) =>
      change({ [field]: listText([...itemsOf[field](latest.current[field]), item]) }),
  };
}

export type Writing = ReturnType<typeof useWriting>;

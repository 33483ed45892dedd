import { type SubmitEvent, useRef } from 'react';
import { goToProblem } from '../go-to-problem.ts';
import { useGoToProblem } from '../use-go-to-problem.ts';
import { useSaveKeys } from '../use-save-keys.ts';
import type { RecordForm } from './use-record-form.ts';

/**
 * What makes a form element save its record, by its button or its keys, and lead to what is wrong
 * or missing.
 *
 * @param isIncomplete whether something is missing that Save needs
 * @example <form {...useFormSaves(form)} className="record-form">
 */
export function useFormSaves<T>(form: RecordForm<T>, isIncomplete = false) {
  const ref = useRef<HTMLFormElement>(null);
  const seekProblem = useGoToProblem(ref, form.errors);
  const save = () => {
    if (isIncomplete) return goToProblem(ref.current);
    seekProblem();
    void form.save();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    save();
  };
  useSaveKeys(save, { form: ref });
  return { ref, noValidate: true, onSubmit };
}

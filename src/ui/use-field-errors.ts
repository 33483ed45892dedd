import { useCallback, useState } from 'react';

/** The errors in a form's values, by field. */
export type FieldErrors = Record<string, string>;

/** A form's errors; `clearErrors` drops those of the fields that are changed. */
export function useFieldErrors() {
  const [errors, setErrors] = useState<FieldErrors>({});
  const clearErrors = useCallback(
    (changed: object) =>
      setErrors((now) =>
        Object.fromEntries(Object.entries(now).filter(([name]) => !Object.hasOwn(changed, name))),
      ),
    [],
  );
  return { errors, setErrors, clearErrors };
}

const isText = (value: unknown) => typeof value === 'string';

/** Whether a value is of the kind of another; null there stands for a text that may be absent. */
function isLike(value: unknown, other: unknown): boolean {
  if (other === null) return value === null || isText(value);
  if (Array.isArray(other)) return Array.isArray(value) && value.every(isText);
  return typeof value === typeof other;
}

/**
 * What can be used of an object that this device kept, perhaps for an earlier version of the site:
 * the fields of the kind that they have in `blank`.
 */
export const fieldsLike = <T extends object>(blank: T, kept: object): Partial<T> =>
  Object.fromEntries(
    Object.entries(kept).filter(
      ([name, value]) => Object.hasOwn(blank, name) && isLike(value, blank[name as keyof T]),
    ),
  ) as Partial<T>;

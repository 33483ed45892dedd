const isUnit = (part: string) => /^[a-z]{2}$/.test(part);

/** Splits a figure into numbers, shown large, and the words and units between them: '12 yr 2 mo'. */
export const figureParts = (value: string | number) =>
  String(value)
    .split(/(?<=\d) | (?=\d)/)
    .map((text) => ({ text, isUnit: isUnit(text) }));

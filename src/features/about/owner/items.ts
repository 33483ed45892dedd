/** The items in typed lines, trimmed, without empty or repeated ones (spec 1 §5). */
export const itemsOf = (lines: string): string[] => [
  ...new Set(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

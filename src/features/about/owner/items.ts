/** What typed lines amount to: items are trimmed, empty ones and repetitions ignored (spec 1 §5). */
export const itemsOf = (lines: string): string[] => [
  ...new Set(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

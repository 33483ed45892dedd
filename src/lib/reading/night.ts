/** Auto night mode is dark before the first hour and after the second (spec 2 §4). */
export const nightHours = { before: 6, after: 20 } as const;

/** How often auto night mode checks the time, in milliseconds (spec 2 §4). */
export const nightCheckMs = 60_000;

/** Whether it is night at an hour of the reader's day, 0 to 23. */
export const isNight = (hour: number): boolean =>
  hour < nightHours.before || hour > nightHours.after;

/** Auto night mode is dark when the hour is before the one or after the other (spec 2 §4). */
export const nightHours = { before: 6, after: 20 } as const;

/** How often auto night mode looks at the clock, in milliseconds (spec 2 §4). */
export const nightCheckMs = 60_000;

/** Whether it is night, at an hour of the reader's own day (0 to 23). */
export const isNight = (hour: number): boolean =>
  hour < nightHours.before || hour > nightHours.after;

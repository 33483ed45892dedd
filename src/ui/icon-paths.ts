/** The icons, each a stroked path in a 20 by 20 view box. */
export const iconPaths = {
  menu: 'M3 7h14M3 13h14',
  close: 'm5 5 10 10M15 5 5 15',
  forward: 'M3 10h13M11 5l5 5-5 5',
  back: 'M17 10H4M9 5l-5 5 5 5',
  out: 'M6 14 14.5 5.5M7 5h8v8',
  grid: 'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z',
  list: 'M3 5h14M3 10h14M3 15h14',
  magazine: 'M3.5 3.5h13v6h-13zM3.5 12.5h5v4h-5zM11.5 12.500h5v4h-5z',
  bookmark: 'M5.500 3.500h9v13.500L10 13l-4.500 4z',
  clock: 'M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0M10 6v4l3 2',
  moon: 'M16 12.5A7 7 0 0 1 7.5 4a7 7 0 1 0 8.5 8.5Z',
  sun: 'M6.8 10a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0M10 2v2M10 16v2M2 10h2M16 10h2M4.3 4.3l1.4 1.4M14.3 14.3l1.4 1.4M15.7 4.3l-1.4 1.4M5.7 14.3l-1.4 1.4',
  check: 'm4 10.5 4 4 8-9',
  warning: 'M10 3.5 17.5 16.5h-15zM10 8v4M10 14.2v.3',
  edit: 'm4 16 .8-3.4L13.5 4 16 6.500 7.400 15.200zM12 5.500 14.500 8',
  remove: 'M4 6h12M8 6V4h4v2M5.500 6l.8 10.500h7.400L14.500 6M8.500 9v4.500M11.500 9v4.500',
  title: 'M3 5v10M3 10h7M10 5v10M14 8l3-2v9',
  heading: 'M3 5v10M3 10h7M10 5v10M13.5 8q.5-2 2-2t2 2q0 1.500-4 7h4',
  bold: 'M6 4h5q3 0 3 3t-3 3H6zM6 10h6q3 0 3 3t-3 3H6z',
  italic: 'M8 4h7M5 16h7M12 4 8 16',
  bullets: 'M8 5h9M8 10h9M8 15h9M3.5 5h.5M3.5 10h.5M3.5 15h.5',
  numbers: 'M8 5h9M8 10h9M8 15h9M3 3.500l1-.5v4M2.800 13q.2-1 1.200-1t1 1q0 .8-2.200 3h2.400',
  link: 'M8.5 11.5a3 3 0 0 0 4.5 0l3-3a3 3 0 0 0-4.5-4.5l-1 1M11.5 8.5a3 3 0 0 0-4.5 0l-3 3a3 3 0 0 0 4.5 4.500l1-1',
  undo: 'M4 8h8a4 4 0 0 1 0 8H8M4 8l4-4M4 8l4 4',
  redo: 'M16 8H8a4 4 0 0 0 0 8h4M16 8l-4-4M16 8l-4 4',
  add: 'M10 4v12M4 10h12',
  colour: 'M5 14 10 3l5 11M7 10.500h6M4 17h12',
  highlight: 'M6 13v-3l6-7 4 3.500-6 6.500zM4 17h12',
  download: 'M10 3v10M5.500 9l4.500 4.500L14.500 9M4 17h12',
  search: 'M3.500 9a5.500 5.500 0 1 0 11 0 5.500 5.500 0 1 0-11 0M13 13l4 4',
  minus: 'M5 10h10',
  copy: 'M7.500 7.500h9v9h-9zM12.500 7.500v-4h-9v9h4',
  previous: 'M12.5 4.5 7 10l5.500 5.500',
  next: 'M7.5 4.500 13 10l-5.500 5.500',
  alignLeft: 'M3 5h14M3 10h9M3 15h12',
  alignCentre: 'M3 5h14M5.500 10h9M4 15h12',
  alignRight: 'M3 5h14M8 10h9M5 15h12',
  indent: 'M3 5h14M9 10h8M3 15h14M3 8l3 2-3 2',
  outdent: 'M3 5h14M9 10h8M3 15h14M6 8l-3 2 3 2',
  subheading:
    'M3 5v10M3 10h7M10 5v10M13.500 6.500q.5-.8 2-.8 1.700 0 1.700 1.400t-2 1.500q2.200 0 2.200 1.700t-2 1.700q-1.600 0-2.100-1',
  underline: 'M6 3.500v6a4 4 0 0 0 8 0v-6M5 17h10',
  strike:
    'M14 6.500q-1-2-4-2-3.500 0-3.500 2.500 0 1.500 2 2.200M3 10h14M6 13.500q1 2 4 2 3.500 0 3.500-2.500 0-1.200-.8-2',
  code: 'm7 5.500-4.500 4.500L7 14.500M13 5.500l4.500 4.500-4.500 4.500',
  codeBlock: 'M3 3.500h14v13H3zM8 7.500 5.500 10 8 12.500M12 7.500l2.500 2.500-2.500 2.500',
  quote: 'M3.500 5v10M7.500 6.500h9M7.500 10h9M7.500 13.500h6',
  table: 'M3 4h14v12H3zM3 8h14M3 12h14M8 4v12M12.500 4v12',
  rule: 'M2 10h16',
  picture: 'M3 4h14v12H3zM3 13.500l4-4 4 4M9.500 12l3-3 4.500 4.500M12.500 7h.2',
  focus: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4M7.500 8h5M7.500 12h5',
  play: 'M6 3.500 16 10 6 16.500z',
  contents: 'M3 4h5M3 10h14M3 16h10M3 4v12',
  profile: 'M10 10a3.200 3.200 0 1 0 0-6.400 3.200 3.200 0 0 0 0 6.400M4 17v-3.500h12V17',
  sliders: 'M3 6.500h14M3 13.500h14M7 4v5M13 11v5',
  share: 'M10 12.500V3M6.500 6 10 2.500 13.500 6M5 9.500H4v8h12v-8h-1',
  keys: 'M7 7.300q.2-2.800 3-2.800t3 2.500q0 1.500-1.600 2.400Q10 10.200 10 12M10 15.200v.3',
} as const;

export type IconName = keyof typeof iconPaths;

/**
 * An icon beside text or in a named button, as markup.
 *
 * @param look additional classes, such as `small`
 */
export const iconMarkup = (name: IconName, look = ''): string =>
  `<svg class="icon ${look}" viewBox="0 0 20 20" aria-hidden="true"><path d="${iconPaths[name]}"/></svg>`;

/** The icons, each one path on a field of 20 by 20, drawn by its outline. */
export const iconPaths = {
  menu: 'M3 7h14M3 13h14',
  close: 'm5 5 10 10M15 5 5 15',
  forward: 'M3 10h13M11 5l5 5-5 5',
  back: 'M17 10H4M9 5l-5 5 5 5',
  out: 'M6 14 14.5 5.5M7 5h8v8',
  grid: 'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z',
  list: 'M3 5h14M3 10h14M3 15h14',
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
} as const;

export type IconName = keyof typeof iconPaths;

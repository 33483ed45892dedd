const projects = (count: number) => (count === 1 ? 'project' : 'projects');

/** The words below the number of all projects. */
export const createdLabel = (count: number): string => `${projects(count)} created`;

/** The words below the number of distinct technologies. */
export const usedLabel = (count: number): string =>
  `${count === 1 ? 'technology' : 'technologies'} used`;

/** How many projects match, of how many: '0 of 1 project'. */
export const foundLabel = (found: number, all: number): string =>
  `${found} of ${all} ${projects(all)}`;

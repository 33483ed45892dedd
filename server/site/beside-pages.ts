import { join } from 'node:path';

/** A file about the pages in a folder; it is none of them, and no visitor can request it. */
export const besidePages = (folder: string, name: string): string =>
  join(folder, '.publisher', name);

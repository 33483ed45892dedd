import { decodedOrAsIs } from './decoded.ts';

/** The id that a form's address names: the last part of `/x/edit/{id}`; empty for `/x/new`. */
export const idInPath = (path: string): string =>
  decodedOrAsIs(/\/edit\/([^/]+)\/?$/.exec(path)?.[1] ?? '');

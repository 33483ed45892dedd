import { decodedOrAsIs } from './decoded.ts';

/** The id in a form's address: the last part of `/x/edit/{id}`; empty for `/x/new`. */
export const idInPath = (path: string): string =>
  decodedOrAsIs(/\/edit\/([^/]+)\/?$/.exec(path)?.[1] ?? '');

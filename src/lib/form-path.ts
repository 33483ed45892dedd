/** The id that a form's address names: the last part of `/x/edit/{id}`; empty for `/x/new`. */
export function idInPath(path: string): string {
  const id = /\/edit\/([^/]+)\/?$/.exec(path)?.[1] ?? '';
  try {
    return decodeURIComponent(id);
  } catch {
    return id; // not an escape: the address means it literally
  }
}

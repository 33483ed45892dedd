/** The id in `/blog/edit/{id}`. */
const idOf = (path: string): string =>
  decodeURIComponent(/^\/blog\/edit\/([^/]+)/.exec(path)?.[1] ?? 'new');

/** Starts the editor in its place, for the post that the address names. */
export async function startEditor(place: HTMLElement): Promise<void> {
  const { mountEditor } = await import('./mount-editor.ts');
  mountEditor(place, idOf(location.pathname));
}

import { idInPath } from '../../../lib/form-path.ts';

/** Starts the editor for the post that the address names. */
export async function startEditor(place: HTMLElement): Promise<void> {
  const { mountEditor } = await import('./mount-editor.ts');
  mountEditor(place, idInPath(location.pathname) || 'new');
}

import { whenOwner } from '../../../stores/owner/session.ts';

/** Lets the owner edit the welcome text; visitors do not load the editor. */
export function startWelcomeEditing(text: HTMLElement): void {
  whenOwner(async () => {
    const { mountWelcomeEditor } = await import('./mount-welcome-editor.ts');
    mountWelcomeEditor(text);
  });
}

import { whenOwner } from '../../../stores/owner/session.ts';

/** Lets the owner edit the welcome text; visitors load nothing of the editor. */
export function startWelcomeEditing(text: HTMLElement): void {
  whenOwner(async () => {
    const { mountWelcomeEditor } = await import('./mount-welcome-editor.ts');
    mountWelcomeEditor(text);
  });
}

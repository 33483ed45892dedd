import { whenOwner } from '../../../stores/owner/session.ts';
import { retryButton } from '../../../ui/retry-button.ts';

const loading = 'Getting ready...';

/**
 * Lets the owner edit the highlights; visitors do not load the editors. The page stays as it is
 * while they load, and says 'Getting ready...' (spec 1 §2).
 */
export function startHighlightEditing(section: HTMLElement): void {
  const status = section.querySelector<HTMLElement>('[data-highlights-status]');
  const load = async () => {
    status?.replaceChildren(loading);
    try {
      const { mountHighlights } = await import('./owner/mount-highlights.ts');
      await mountHighlights(section);
      status?.replaceChildren();
    } catch (error) {
      status?.replaceChildren(`${status.dataset.failed}. `, retryButton(load));
      console.warn(error);
    }
  };
  whenOwner(load);
}

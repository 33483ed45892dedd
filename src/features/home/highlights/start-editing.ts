import { whenOwner } from '../../../stores/owner/session.ts';

const words = { loading: 'Getting ready...', failed: 'Failed to load data' } as const;

function retryButton(retry: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'link';
  button.textContent = 'Try again';
  button.addEventListener('click', retry);
  return button;
}

/**
 * Lets the owner edit the highlights; visitors load nothing of it. What stands on the page stays
 * while the editors load, and the page says 'Getting ready...' (spec 1 §2).
 */
export function startHighlightEditing(section: HTMLElement): void {
  const status = section.querySelector<HTMLElement>('[data-highlights-status]');
  const load = async () => {
    status?.replaceChildren(words.loading);
    try {
      const { mountHighlights } = await import('./owner/mount-highlights.ts');
      await mountHighlights(section);
      status?.replaceChildren();
    } catch (error) {
      status?.replaceChildren(`${words.failed}. `, retryButton(load));
      console.warn(error);
    }
  };
  whenOwner(load);
}

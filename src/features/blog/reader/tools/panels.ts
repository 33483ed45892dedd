import { adoptStyles } from '../../../../ui/adopt-styles.ts';
import { make, makeButton } from '../../../../ui/make.ts';
import controlStyles from './controls.css?inline';
import type { PanelContent } from './panel-content.ts';
import panelListStyles from './panel-lists.css?inline';
import panelStyles from './panels.css?inline';

adoptStyles(panelStyles);
adoptStyles(panelListStyles);
adoptStyles(controlStyles);

type Fill = (post: HTMLElement, close: () => void) => PanelContent;

/** The code of each panel, loaded on first opening. */
const fills: Record<string, () => Promise<Fill>> = {
  contents: async () => (await import('./contents-panel.ts')).contentsPanel,
  profiles: async () => (await import('./profiles-panel.ts')).profilesPanel,
  preferences: async () => (await import('./preferences-panel.ts')).preferencesPanel,
  share: async () => (await import('./share-panel.ts')).sharePanel,
  keys: async () => (await import('./keys-panel.ts')).keysPanel,
};

/** Closes a panel when keyboard focus leaves it for the page it covers. */
function closeWhenLeft(panel: HTMLElement): void {
  document.addEventListener('focusin', ({ target }) => {
    const isHere = panel.contains(target as Element) || target === panel.previousElementSibling;
    if (!isHere) panel.hidePopover();
  });
}

function makePanel(name: string, fill: Fill, post: HTMLElement): HTMLElement {
  const panel = make('div', {
    popover: 'auto',
    role: 'dialog',
    class: `reading-panel for-${name}`,
  });
  const close = () => panel.hidePopover();
  const { title, content, refresh } = fill(post, close);
  const heading = make('h2', { id: `reading-${name}` }, title);
  panel.setAttribute('aria-labelledby', heading.id);
  const closer = makeButton({ label: 'Close', icon: 'close', iconOnly: true }, close);
  panel.append(make('header', {}, heading, closer));
  panel.append(make('div', { class: 'filling' }, ...content));
  panel.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'open') refresh?.();
    // By keyboard a panel begins at what it marks, else at Close: the page behind it had kept focus.
    closer.autofocus = !panel.querySelector('.filling [autofocus]');
  });
  closeWhenLeft(panel);
  return panel;
}

const opening = new Map<string, Promise<void>>();

async function open(name: string, button: HTMLButtonElement, post: HTMLElement): Promise<void> {
  const fill = await fills[name]?.();
  if (!fill) return;
  const panel = makePanel(name, fill, post);
  // After its button, so that it is next in the tab order.
  button.after(panel);
  button.popoverTargetElement = panel;
  panel.showPopover();
}

/** Opens a panel for the first time; after that its button opens and closes it. */
export function openPanel(
  name: string,
  button: HTMLButtonElement,
  post: HTMLElement,
): Promise<void> {
  const begun = opening.get(name) ?? open(name, button, post);
  opening.set(name, begun);
  return begun;
}

import { commandOf, type ReadingCommand } from '../../../lib/reading/keys.ts';
import { $bookmarks, toggleBookmark } from '../../../stores/reading/bookmarks.ts';
import { readingKeysOn } from '../../../stores/reading-preferences/keys.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';

const { dataset, style } = document.documentElement;

const tool = (name: ReadingCommand) =>
  document.querySelector<HTMLButtonElement>(`[data-tool="${name}"]`);
const press = (name: ReadingCommand, isPressed: boolean) => {
  const button = tool(name);
  if (button) button.ariaPressed = String(isPressed);
};

const settings = () => import('./tools/settings.ts');
const ways = () => import('./tools/go-to.ts');

/** What every tool does; anything longer than a line is loaded on first use. */
const actions: Partial<Record<ReadingCommand, (post: HTMLElement) => unknown>> = {
  bookmark: (post) => toggleBookmark(post.dataset.post ?? ''),
  focus: async (post) => (await settings()).toggleFocus(post),
  smaller: async (post) => (await settings()).stepFontSize(post, -1),
  larger: async (post) => (await settings()).stepFontSize(post, 1),
  'auto-scroll': async (post) => (await settings()).toggleAutoScroll(post),
  next: async (post) => (await ways()).goToHeading(post, 1),
  previous: async (post) => (await ways()).goToHeading(post, -1),
  top: async () => (await ways()).goToTop(),
};

const panels: readonly string[] = ['contents', 'profiles', 'preferences', 'share', 'keys'];

async function run(post: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const name = button.dataset.tool as ReadingCommand;
  if (!panels.includes(name)) await actions[name]?.(post);
  // After the first time, the browser itself opens and closes a panel by its button.
  else if (!button.popoverTargetElement) {
    const { openPanel } = await import('./tools/panels.ts');
    await openPanel(name, button, post);
  }
}

const fields =
  'input:not([type="range"], [type="checkbox"], [type="radio"]), select, textarea, [contenteditable], dialog';

/** Whether a key goes to a field or a dialog, where it must not act as a shortcut. */
const isTyping = (target: EventTarget | null): boolean => {
  const field = target instanceof Element ? target.closest(fields) : null;
  // A field that was just hidden may keep focus until the next frame.
  return field?.checkVisibility() ?? false;
};

/** Whether the menu or a dialog covers the page. */
const isCovered = () => document.querySelector('dialog:modal, #menu:popover-open') !== null;

function onKey(post: HTMLElement, event: KeyboardEvent): void {
  if (event.defaultPrevented || isTyping(event.target) || isCovered()) return;
  if (event.key === 'Escape' && dataset.readingFocus && !document.querySelector(':popover-open')) {
    void actions.focus?.(post);
    return;
  }
  const command = commandOf(event);
  if (!command || !readingKeysOn.read()) return;
  event.preventDefault();
  const button =
    command === 'theme'
      ? document.querySelector<HTMLButtonElement>('[data-theme-switch]')
      : tool(command);
  if (button) button.click();
  else void actions[command]?.(post);
}

/** Shows the stored settings in the toolbar; the head has already applied them to the page. */
function showState(post: HTMLElement): void {
  const size = Number(style.getPropertyValue('--reading-size') || 1);
  for (const label of document.querySelectorAll('[data-font-size]')) {
    label.textContent = `${Math.round(size * 100)}%`;
  }
  press('focus', dataset.readingFocus === 'on');
  $bookmarks.subscribe((ids) => press('bookmark', ids.includes(post.dataset.post ?? '')));
}

/** Sets up the toolbar and the shortcuts of a post. */
export function startTools(post: HTMLElement): void {
  showState(post);
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[data-tool]');
    if (button) void run(post, button);
  });
  document.addEventListener('keydown', (event) => onKey(post, event));
  const takeUp = async () => (await settings()).followSettings(post);
  if (dataset.readingNight) void takeUp();
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKeys.readingPreferences) void takeUp();
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && void takeUp());
}

import { defaultPreferences } from '../../../../lib/reading/preferences.ts';
import { wrapped } from '../../../../lib/wrapped.ts';
import { rereadMode } from '../../../../stores/reading-preferences/preferences.ts';
import { make, makeButton } from '../../../../ui/make.ts';
import { choice, fontChoice, range, toggle } from './controls.ts';
import type { PanelContent } from './panel-content.ts';
import { changeSettings } from './settings.ts';

/** The four tabs and their contents, made with the panel. */
const tabs: Record<string, (post: HTMLElement) => Node[]> = {
  Typography: (post) => [
    fontChoice(post),
    range(post, 'fontSize'),
    range(post, 'lineHeight'),
    range(post, 'wordSpacing'),
    range(post, 'letterSpacing'),
    range(post, 'paragraphSpacing'),
    range(post, 'margins'),
  ],
  Themes: (post) => [choice(post, 'theme'), choice(post, 'readingMode')],
  Comfort: (post) => [range(post, 'blueLight'), toggle(post, 'autoNightMode')],
  Focus: (post) => [
    toggle(post, 'focusMode'),
    toggle(post, 'binocularView'),
    toggle(post, 'autoScroll'),
    range(post, 'scrollSpeed'),
  ],
};

type Tab = { tab: HTMLButtonElement; page: HTMLElement };

function makeTab(name: string, content: Node[]): Tab {
  const id = `reading-tab-${name.toLowerCase()}`;
  const tab = make(
    'button',
    { type: 'button', role: 'tab', id, 'aria-controls': `${id}-page` },
    name,
  );
  const page = make(
    'div',
    { role: 'tabpanel', id: `${id}-page`, 'aria-labelledby': id },
    ...content,
  );
  return { tab, page };
}

function select(all: readonly Tab[], at: number): void {
  for (const [index, { tab, page }] of all.entries()) {
    const isSelected = index === at;
    tab.ariaSelected = String(isSelected);
    tab.tabIndex = isSelected ? 0 : -1;
    tab.autofocus = isSelected;
    page.hidden = !isSelected;
  }
}

/** Arrow keys, Home and End move between tabs (the ARIA tabs pattern). */
function onTabKey(all: readonly Tab[], event: KeyboardEvent): void {
  const at = all.findIndex(({ tab }) => tab === event.target);
  const to = {
    ArrowRight: wrapped(at, 1, all.length),
    ArrowLeft: wrapped(at, -1, all.length),
    Home: 0,
    End: all.length - 1,
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  select(all, to);
  all[to]?.tab.focus();
}

/** The reading preferences, in four tabs. */
export function preferencesPanel(post: HTMLElement): PanelContent {
  const all = Object.entries(tabs).map(([name, content]) => makeTab(name, content(post)));
  const list = make('div', { role: 'tablist', 'aria-label': 'Reading preferences' });
  for (const [index, { tab }] of all.entries()) {
    list.append(tab);
    tab.addEventListener('click', () => select(all, index));
  }
  list.addEventListener('keydown', (event) => onTabKey(all, event));
  select(all, 0);
  const reset = makeButton({ label: 'Reset all', className: 'button quiet' }, () =>
    changeSettings(post, defaultPreferences),
  );
  return {
    title: 'Reading preferences',
    content: [list, ...all.map(({ page }) => page), reset],
    refresh: rereadMode,
  };
}

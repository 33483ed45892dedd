import { deviceStorage } from '../../stores/device-storage.ts';

const root = document.documentElement;
const { dataset } = root;
const button = document.querySelector('[data-theme-switch]');
const system = matchMedia('(prefers-color-scheme: dark)');

const isDark = () => (dataset.theme ? dataset.theme === 'dark' : system.matches);

function switchTheme(): void {
  dataset.theme = isDark() ? 'light' : 'dark';
  if (dataset.themeKey) deviceStorage.set(dataset.themeKey, dataset.theme);
  window.dispatchEvent(new Event('theme:switched'));
}

/** Applies a theme that another page set while this one was kept or in another tab. */
function takeUpTheme(): void {
  const kept = dataset.themeKey && deviceStorage.get(dataset.themeKey);
  if (kept === 'light' || kept === 'dark') dataset.theme = kept;
}

/** Shows the theme as the switch's state, whoever sets it: the switch, the reader or the system. */
const showState = () => button?.setAttribute('aria-pressed', String(isDark()));

showState();
new MutationObserver(showState).observe(root, { attributeFilter: ['data-theme'] });
system.addEventListener('change', showState);
button?.addEventListener('click', switchTheme);
window.addEventListener('pageshow', ({ persisted }) => persisted && takeUpTheme());
window.addEventListener('storage', ({ key }) => key === dataset.themeKey && takeUpTheme());

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

/** The theme that the device remembers under a key that the page names. */
function kept(key: string | undefined): 'light' | 'dark' | undefined {
  const theme = key && deviceStorage.get(key);
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** Applies a theme that another page set while this one was kept or in another tab. */
function takeUpTheme(): void {
  const theme = kept(dataset.themeKey);
  if (theme) dataset.theme = theme;
}

/** Once another tab forgot the theme, the page has the one it would open with. */
function forgetTheme(): void {
  const theme = kept(dataset.themeElse) ?? dataset.firstTheme;
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
}

/** Shows the theme as the switch's state, whoever sets it: the switch, the reader or the system. */
const showState = () => button?.setAttribute('aria-pressed', String(isDark()));

showState();
new MutationObserver(showState).observe(root, { attributeFilter: ['data-theme'] });
system.addEventListener('change', showState);
button?.addEventListener('click', switchTheme);
window.addEventListener('pageshow', ({ persisted }) => persisted && takeUpTheme());
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === dataset.themeKey) newValue === null ? forgetTheme() : takeUpTheme();
});

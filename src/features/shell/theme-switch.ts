import { deviceStorage } from '../../stores/device-storage.ts';

const { dataset } = document.documentElement;

const isDark = () =>
  dataset.theme ? dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;

function switchTheme(): void {
  dataset.theme = isDark() ? 'light' : 'dark';
  if (dataset.themeKey) deviceStorage.set(dataset.themeKey, dataset.theme);
}

/** Applies a theme that another page set while the browser kept this one. */
function takeUpTheme({ persisted }: PageTransitionEvent): void {
  const kept = dataset.themeKey && deviceStorage.get(dataset.themeKey);
  if (persisted && (kept === 'light' || kept === 'dark')) dataset.theme = kept;
}

document.querySelector('[data-theme-switch]')?.addEventListener('click', switchTheme);
window.addEventListener('pageshow', takeUpTheme);

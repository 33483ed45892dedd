import { deviceStorage } from '../../../stores/device-storage.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';

type Flagged = { refreshProjects?: boolean } | null;

/** Reads a navigation's refresh flag and clears it by replacing the history entry (spec 2 §4). */
function takeRefreshFlag(): boolean {
  const { refreshProjects, ...rest } = (history.state as Flagged) ?? {};
  if (!refreshProjects) return false;
  history.replaceState(rest, '');
  return true;
}

/**
 * Whether the page was reached through the history, when the browser may show an old copy without
 * asking the server.
 */
function isFromHistory(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
}

/**
 * Calls `reload` whenever the projects may have changed: on return to the page, the window or the
 * tab, when another tab or this one saved a project, on a navigation that asks for it (spec 2 §4).
 * A newly loaded page needs no request, because it contains the current list (it is sent with
 * `no-cache`), unless the browser took it from its history.
 */
export function onReloadAsked(reload: () => void): void {
  deviceStorage.remove(storageKeys.projectsDirty);
  if (takeRefreshFlag() || isFromHistory()) reload();
  window.addEventListener('focus', reload);
  window.addEventListener('projects:updated', reload);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reload();
  });
  window.addEventListener('popstate', () => {
    if (takeRefreshFlag()) reload();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') reload();
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== storageKeys.projectsDirty || newValue !== '1') return;
    deviceStorage.remove(storageKeys.projectsDirty);
    reload();
  });
}

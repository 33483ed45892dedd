import { deviceStorage } from '../../../stores/device-storage.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';

type Flagged = { refreshProjects?: boolean } | null;

/** The flag of a navigation, cleared by replacing the history entry (spec 2 §4). */
function takeRefreshFlag(): boolean {
  const { refreshProjects, ...rest } = (history.state as Flagged) ?? {};
  if (!refreshProjects) return false;
  history.replaceState(rest, '');
  return true;
}

/**
 * Calls `reload` whenever the projects may have changed: on return to the window or the tab, when
 * another tab or this one saved a project, on a navigation that asks for it (spec 2 §4). The first
 * display needs none: the page just came from the server.
 */
export function onReloadAsked(reload: () => void): void {
  deviceStorage.remove(storageKeys.projectsDirty);
  if (takeRefreshFlag()) reload();
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

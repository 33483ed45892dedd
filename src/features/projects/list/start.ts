import { tabStorage } from '../../../stores/device-storage.ts';
import { whenOwner } from '../../../stores/owner/session.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import { startDetail } from '../detail/start-detail.ts';
import { ProjectsList } from './projects-list.ts';
import { onReloadAsked } from './reload-triggers.ts';
import { startTools } from './tools.ts';

const root = document.querySelector<HTMLElement>('[data-projects]');

/** What a save had to say, on the page it led to. */
async function sayWhatWasSaved(): Promise<void> {
  const words = tabStorage.get(storageKeys.savedNotice);
  if (!words) return;
  tabStorage.remove(storageKeys.savedNotice);
  const { showToast } = await import('../../../ui/toast/toast.ts');
  showToast(words);
}

if (root) {
  const list = new ProjectsList(root);
  startTools(list);
  list.prepare();
  startDetail(list);
  onReloadAsked(() => list.reload());
  void sayWhatWasSaved();
  whenOwner(async () => {
    const { startOwnerList } = await import('../owner/owner-list.ts');
    startOwnerList(list);
  });
}

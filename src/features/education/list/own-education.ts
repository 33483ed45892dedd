import { createOwnerApi } from '../../../api/writes.ts';
import type { EducationView } from '../../../entities/education.ts';
import { messageOf } from '../../../lib/career/message-of.ts';
import { tabStorage } from '../../../stores/device-storage.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import { ownList, showSkeletons } from '../../../ui/career/owner-list.ts';
import { refreshPage, showsOthers } from '../../../ui/career/refresh-page.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { educationTexts } from '../education-texts.ts';
import {
  deletedIds,
  deleteLocally,
  forgetDeletion,
  isOffline,
  isUnauthorized,
  keepRecords,
  localRecords,
} from '../local-education.ts';

const api = createOwnerApi(() => $ownerToken.get());
const skeletons = 6;

const entries = () => [...document.querySelectorAll<HTMLElement>('[data-entries] > li')];
const idOf = ({ dataset }: HTMLElement) => dataset.id ?? '';

function editHref(entry: HTMLElement): string {
  const area = 'certificate' in entry.dataset ? 'certificates' : 'education';
  return `/${area}/edit/${encodeURIComponent(idOf(entry))}`;
}

/** Records deleted on this device only are taken out of its list, whatever the page shows. */
function markDeleted(): void {
  const deleted = new Set(deletedIds());
  for (const entry of entries()) {
    if (deleted.has(idOf(entry))) entry.dataset.deleted = '';
    else delete entry.dataset.deleted;
  }
}

function showHintToOwner(isOwner: boolean): void {
  const hint = document.querySelector('[data-no-records] .meta');
  if (!hint) return;
  hint.textContent = isOwner
    ? 'Click the Add button to create your first record'
    : 'No records available';
}

/** What a form did before it led here. */
function sayNotice(): void {
  const notice = tabStorage.get(storageKeys.careerNotice);
  tabStorage.remove(storageKeys.careerNotice);
  if (notice) showToast(notice);
}

/** The owner's part of the education list, with what it does while the server is away. */
export function ownEducation(rearrange: () => void): void {
  const list = ownList({
    add: { label: 'Add Education Record', href: '/education/new', floating: true },
    editHref,
    remove: (entry) => remove(entry),
  });

  const settle = () => {
    markDeleted();
    rearrange();
    list.show();
    showHintToOwner(true);
    sayDeletions();
  };
  const refresh = async () => {
    await refreshPage();
    settle();
  };

  const load = async () => {
    list.say('load', null);
    const done = entries().length === 0 ? showSkeletons(skeletons) : () => {};
    try {
      const { value } = await api.read<EducationView[]>('education');
      const deleted = deletedIds();
      keepRecords(value.filter(({ id }) => !deleted.includes(id)));
      for (const id of deleted) if (!value.some((record) => record.id === id)) forgetDeletion(id);
      if (showsOthers(value.map(({ id }) => id))) await refresh();
      else settle();
    } catch (error) {
      sayUnread(error);
    } finally {
      done();
    }
  };

  const sayUnread = (error: unknown) => {
    const again = { label: 'Try again', run: () => void load() };
    const isLocal = isOffline(error) && localRecords() !== null;
    const text = isLocal ? educationTexts.offline : messageOf(error, educationTexts.loadFailed);
    list.say('load', { kind: isLocal ? 'warning' : 'danger', text, actions: [again] });
    settle();
  };

  const sayDeletions = () => {
    const count = deletedIds().length;
    const records = count === 1 ? '1 record is' : `${count} records are`;
    const text = `${records} deleted on this device only; the server still has what was deleted.`;
    const actions = [
      { label: 'Delete on the server', run: () => void sendDeletions() },
      { label: 'Show again', run: showAgain },
    ];
    list.say('deletions', count === 0 ? null : { kind: 'warning', text, actions });
  };

  const showAgain = () => {
    for (const id of deletedIds()) forgetDeletion(id);
    list.say('delete', null);
    settle();
  };

  const sendDeletions = async () => {
    list.say('delete', null);
    try {
      for (const id of deletedIds()) {
        await api.remove('education', id);
        forgetDeletion(id);
      }
      await refresh();
      showToast('Deleted, for every visitor.');
    } catch (error) {
      const text = messageOf(error, educationTexts.deleteFailed);
      list.say('delete', { kind: 'danger', text });
    }
  };

  const remove = async (entry: HTMLElement) => {
    list.say('delete', null);
    try {
      await api.remove('education', idOf(entry));
      await refresh();
      showToast(`Deleted “${entry.dataset.name}”, for every visitor.`);
    } catch (error) {
      refused(error, idOf(entry));
    }
  };

  const refused = (error: unknown, id: string) => {
    if (isOffline(error) || isUnauthorized(error)) {
      deleteLocally(id);
      list.say('delete', { kind: 'warning', text: educationTexts.deletedLocally });
      settle();
    } else {
      const text = messageOf(error, educationTexts.deleteFailed);
      list.say('delete', { kind: 'danger', text });
    }
  };

  $ownerToken.subscribe((token) => {
    if (token === null) {
      list.hide();
      showHintToOwner(false);
    } else {
      list.show();
      void load();
    }
  });
  sayNotice();
}

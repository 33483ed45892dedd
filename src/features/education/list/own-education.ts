import { statusOf } from '../../../api/http.ts';
import type { EducationView } from '../../../entities/education.ts';
import { messageOf } from '../../../lib/career/message-of.ts';
import { educationNewPath } from '../../../lib/form-routes.ts';
import { deletedWords } from '../../../lib/save-words.ts';
import { isSignedOut } from '../../../lib/signed-out.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import { $ownerToken, isOwner } from '../../../stores/owner/session.ts';
import { ownList, showSkeletons } from '../../../ui/career/owner-list.ts';
import { refreshPage, showsOthers } from '../../../ui/career/refresh-page.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { deleteFailure, educationTexts } from '../education-texts.ts';
import {
  deletedIds,
  deleteLocally,
  isOffline,
  keepRecords,
  localRecords,
} from '../local-education.ts';
import {
  deletionsNote,
  forgetDone,
  markDeleted,
  restoreDeleted,
  sendDeletions,
} from './local-deletions.ts';
import { removeStudy } from './remove-study.ts';

const skeletons = 6;

const entries = () => [...document.querySelectorAll<HTMLElement>('[data-entries] > li')];
const idOf = ({ dataset }: HTMLElement) => dataset.id ?? '';

function editHref(entry: HTMLElement): string {
  const area = 'certificate' in entry.dataset ? 'certificates' : 'education';
  return `/${area}/edit/${encodeURIComponent(idOf(entry))}`;
}

function showHint(): void {
  const hint = document.querySelector('[data-no-records] .meta');
  if (!hint) return;
  hint.textContent = isOwner()
    ? 'Click the Add button to create your first record'
    : 'No records available';
}

/** The owner's controls on the education list, including what works while the server is away. */
export function ownEducation(rearrange: () => void): void {
  const list = ownList({
    isOwner,
    add: { label: 'Add Education Record', href: educationNewPath, floating: true },
    editHref,
    remove: (entry) => remove(entry),
  });

  const settle = () => {
    markDeleted();
    rearrange();
    list.show();
    showHint();
    sayDeletions();
  };
  const refresh = async () => {
    await refreshPage();
    settle();
  };

  const load = async () => {
    list.say('load', null);
    showHint();
    const done = entries().length === 0 ? showSkeletons(skeletons) : () => {};
    try {
      const { value } = await ownerApi.read<EducationView[]>('education');
      forgetDone(value.map(({ id }) => id));
      keepRecords(value.filter(({ id }) => !deletedIds().includes(id)));
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

  const sayDeletions = () =>
    list.say(
      'deletions',
      deletionsNote(() => void send(), showAgain),
    );

  const showAgain = () => {
    restoreDeleted();
    list.say('delete', null);
    settle();
  };

  const send = async () => {
    list.say('delete', null);
    try {
      await sendDeletions(removeStudy);
      await refresh();
      showToast(deletedWords());
    } catch (error) {
      sayUndeleted(error);
    }
  };

  const sayUndeleted = (error: unknown) => {
    const text = messageOf(error, deleteFailure(statusOf(error)));
    list.say('delete', { kind: 'danger', text });
  };

  const remove = async (entry: HTMLElement) => {
    list.say('delete', null);
    try {
      await removeStudy(idOf(entry));
      // deleted, even if the page cannot be read right now
      await refresh().catch(() => entry.remove());
      showToast(deletedWords(entry.dataset.name));
    } catch (error) {
      refused(error, idOf(entry));
    }
  };

  const refused = (error: unknown, id: string) => {
    if (isOffline(error) || isSignedOut(statusOf(error))) {
      deleteLocally(id);
      list.say('delete', { kind: 'warning', text: educationTexts.deletedLocally });
      settle();
    } else sayUndeleted(error);
  };

  $ownerToken.subscribe((token) => {
    if (token === null) {
      list.hide();
      showHint();
    } else {
      list.show();
      void load();
    }
  });
}

import type { EducationView } from '../../../entities/education.ts';
import { messageOf } from '../../../lib/career/message-of.ts';
import type { ListedStudy } from '../../../lib/career/studies.ts';
import {
  certificateEditPath,
  educationEditPath,
  educationNewPath,
} from '../../../lib/form-routes.ts';
import { deletionOf } from '../../../owner/deletion.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import { $ownerToken, isOwner } from '../../../stores/owner/session.ts';
import { listedEntries } from '../../../ui/career/arrange-list.ts';
import { ownList, showSkeletons } from '../../../ui/career/owner-list.ts';
import { refreshPage, showsOthers } from '../../../ui/career/refresh-page.ts';
import { educationTexts } from '../education-texts.ts';
import { deletedIds, isOffline, keepRecords, localRecords } from '../local-education.ts';
import { deletions } from './deletions.ts';
import { forgetDone, markDeleted } from './local-deletions.ts';
import { recount } from './recount.ts';
import { isUnlisted } from './remove-study.ts';

const skeletons = 6;

function editHref({ dataset }: HTMLElement): string {
  const pathOf = 'certificate' in dataset ? certificateEditPath : educationEditPath;
  return pathOf(dataset.id ?? '');
}

function showHint(): void {
  const hint = document.querySelector('[data-no-records] .meta');
  if (!hint) return;
  hint.textContent = isOwner()
    ? 'Click the Add button to create your first record'
    : 'No records available';
}

type List = {
  rearrange: () => void;
  /** The records not deleted on this device. */
  shown: () => ListedStudy[];
};

/** The owner's controls on the education list, including what works while the server is away. */
export function ownEducation({ rearrange, shown }: List): void {
  const list = ownList({
    isOwner,
    add: { label: 'Add Education Record', href: educationNewPath, floating: true },
    editHref,
    deletion: ({ dataset: { id = '' } }) =>
      deletionOf(
        'education',
        id,
        listed.find((record) => record.id === id),
        { isGone: () => isUnlisted(id) },
      ),
    remove: (entry, run) => remove(entry, run),
  });

  const settle = () => {
    markDeleted();
    recount(shown());
    rearrange();
    list.show();
    showHint();
    sayDeletions();
  };
  /** The records as they were when they were listed. */
  let listed: readonly EducationView[] = [];
  const readRecords = async () => (await ownerApi.read<EducationView[]>('education')).value;

  const refresh = async () => {
    const records = await readRecords().catch(() => []);
    await refreshPage();
    listed = records;
    settle();
  };
  const { remove, sayDeletions } = deletions({ say: list.say, settle, refresh });

  const load = async () => {
    list.say('load', null);
    showHint();
    const done = listedEntries().length === 0 ? showSkeletons(skeletons) : () => {};
    try {
      const value = await readRecords();
      listed = value;
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

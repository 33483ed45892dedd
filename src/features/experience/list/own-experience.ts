import type { ExperienceView } from '../../../entities/experience.ts';
import { retryText, withAttempts } from '../../../lib/career/attempts.ts';
import { experienceExport } from '../../../lib/career/experience-export.ts';
import { messageOf } from '../../../lib/career/message-of.ts';
import { deletedWords } from '../../../lib/deleted-words.ts';
import type { Deletion } from '../../../lib/deletion.ts';
import { experienceEditPath, experienceNewPath } from '../../../lib/form-routes.ts';
import { deletionOf } from '../../../owner/deletion.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import { $ownerToken, isOwner } from '../../../stores/owner/session.ts';
import { ownList } from '../../../ui/career/owner-list.ts';
import { refreshPage, showsOthers } from '../../../ui/career/refresh-page.ts';
import { downloadText, exportFailed } from '../../../ui/download.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { whenSaved } from '../experience-saved.ts';
import { experienceTexts } from '../experience-texts.ts';

const readRoles = async () => (await ownerApi.read<ExperienceView[]>('experience')).value;

async function exportRoles(): Promise<void> {
  const now = new Date();
  const name = `experience-${now.toISOString().slice(0, 10)}.json`;
  const content = JSON.stringify(experienceExport(await readRoles(), now), null, 2);
  downloadText(name, 'application/json', content);
}

/** The owner's controls on the experience list: add, edit, delete, export (spec 3 §2). */
export function ownExperience(rearrange: () => void): void {
  const list = ownList({
    isOwner,
    add: { label: 'Add Experience', href: experienceNewPath },
    actions: [{ label: 'Export', icon: 'download', run: () => void runExport() }],
    editHref: ({ dataset }) => experienceEditPath(dataset.id ?? ''),
    deletion: ({ dataset: { id = '' } }) =>
      deletionOf(
        'experience',
        id,
        listed.find((role) => role.id === id),
      ),
    remove: (entry, run) => remove(entry, run),
  });

  /** The roles as they were when they were listed. */
  let listed: readonly ExperienceView[] = [];

  const refresh = async () => {
    const roles = await readRoles().catch(() => []);
    await refreshPage();
    listed = roles;
    rearrange();
    list.show();
  };

  const load = async () => {
    list.say('load', null);
    try {
      const onRetry = (attempt: number) =>
        list.say('load', { kind: 'info', text: retryText(attempt) });
      const roles = await withAttempts(readRoles, { onRetry });
      list.say('load', null);
      listed = roles;
      if (showsOthers(roles.map(({ id }) => id))) await refresh();
    } catch (error) {
      sayUnread(error);
    }
  };

  const sayUnread = (error: unknown) => {
    const text = messageOf(error, experienceTexts.loadFailed);
    const again = { label: 'Try again', run: () => void load() };
    list.say('load', { kind: 'danger', text, actions: [again] });
  };

  const runExport = () =>
    exportRoles().then(
      () => list.say('export', null),
      () => list.say('export', { kind: 'danger', text: exportFailed }),
    );

  const remove = async (entry: HTMLElement, run: Deletion['run']) => {
    const { name } = entry.dataset;
    list.say('delete', null);
    try {
      if (!(await run())) return;
      // deleted, even if the page cannot be read right now
      await refresh().catch(() => entry.remove());
      showToast(deletedWords(name));
    } catch (error) {
      const text = messageOf(error, experienceTexts.deleteFailed);
      list.say('delete', { kind: 'danger', text });
    }
  };

  $ownerToken.subscribe((token) => {
    if (token === null) list.hide();
    else {
      list.show();
      void load();
    }
  });
  whenSaved(() => void refresh().catch(sayUnread));
}

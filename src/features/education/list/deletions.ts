import { statusOf } from '../../../lib/api-error.ts';
import { messageOf } from '../../../lib/career/message-of.ts';
import { deletedWords } from '../../../lib/deleted-words.ts';
import type { Deletion } from '../../../lib/deletion.ts';
import { isSignedOut } from '../../../lib/signed-out.ts';
import type { ownList } from '../../../ui/career/owner-list.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { deleteFailure, educationTexts } from '../education-texts.ts';
import { deleteLocally, isOffline } from '../local-education.ts';
import { deletionsNote, restoreDeleted, sendDeletions } from './local-deletions.ts';
import { removeStudy } from './remove-study.ts';

type OnPage = {
  say: ReturnType<typeof ownList>['say'];
  /** Shows the entries as this device has them. */
  settle: () => void;
  /** Shows the entries as the server has them. */
  refresh: () => Promise<void>;
};

/**
 * Deletes records on the server, or on this device as long as the server is away or does not know
 * the owner; those can be sent later.
 */
export function deletions({ say, settle, refresh }: OnPage) {
  const sayUndeleted = (error: unknown) =>
    say('delete', { kind: 'danger', text: messageOf(error, deleteFailure(statusOf(error))) });

  const send = async () => {
    say('delete', null);
    try {
      await sendDeletions(removeStudy);
      await refresh();
      showToast(deletedWords());
    } catch (error) {
      sayUndeleted(error);
    }
  };

  const showAgain = () => {
    restoreDeleted();
    say('delete', null);
    settle();
  };

  const refused = (error: unknown, id: string) => {
    if (!isOffline(error) && !isSignedOut(statusOf(error))) return sayUndeleted(error);
    deleteLocally(id);
    say('delete', { kind: 'warning', text: educationTexts.deletedLocally });
    settle();
  };

  return {
    /** Says which records are deleted on this device only, and offers to send that. */
    sayDeletions: () =>
      say(
        'deletions',
        deletionsNote(() => void send(), showAgain),
      ),
    remove: async (entry: HTMLElement, run: Deletion['run']) => {
      const { id = '', name } = entry.dataset;
      say('delete', null);
      try {
        if (!(await run())) return;
        // deleted, even if the page cannot be read right now
        await refresh().catch(() => entry.remove());
        showToast(deletedWords(name));
      } catch (error) {
        refused(error, id);
      }
    },
  };
}

import { failureWords, savedWords } from '../../../lib/save-words.ts';
import { obstacleOf } from '../../../ui/obstacle/obstacle.ts';
import { sameMarkup } from '../../../ui/same-markup.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { type Editor, type Feedback, useEditor } from '../../../ui/use-editor.ts';
import { welcomeDraft } from './device-welcome.ts';
import { readWelcome, saveWelcome, sentWelcomes, welcomeToEdit } from './welcome-requests.ts';

const feedback: Feedback<string> = {
  unopened: (error) => showToast(failureWords(error), 'failed'),
  saved: (began) => showToast(savedWords(began)),
  obstacleOf: (error) => obstacleOf(error, { load: readWelcome, canBeGone: false }),
};

const options = {
  source: { read: readWelcome, write: saveWelcome, sent: sentWelcomes },
  readToEdit: welcomeToEdit,
  draft: welcomeDraft,
  isSame: sameMarkup,
  feedback,
};

/** Edits the welcome text; `onSaved` shows what is stored. */
export const useWelcome = (onSaved: (html: string) => void): Editor<string> =>
  useEditor({ ...options, onSaved });

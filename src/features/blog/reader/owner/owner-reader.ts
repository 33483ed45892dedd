import { postEditPath } from '../../../../lib/form-routes.ts';
import { storyMessages } from '../../../../lib/post-editing/save-errors.ts';
import { postListPath } from '../../../../lib/routes.ts';
import { failureWords, isUnanswered } from '../../../../lib/save-words.ts';
import { deletionOf } from '../../../../owner/deletion.ts';
import { isLocalId } from '../../../../stores/local-posts/local-post.ts';
import { dropLocalCopies } from '../../../../stores/local-posts/local-posts.ts';
import { keepNotice } from '../../../../stores/notice.ts';
import { $ownerToken } from '../../../../stores/owner/session.ts';
import { dropProgress } from '../../../../stores/reading/reading-progress.ts';
import { adoptStyles } from '../../../../ui/adopt-styles.ts';
import { confirmedDeletion } from '../../../../ui/confirm/confirm.ts';
import { make, makeButton, makeLink } from '../../../../ui/make.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { storiesNow } from '../../stories-as-listed.ts';
import ownerStyles from './owner-reader.css?inline';

adoptStyles(ownerStyles);

type Shown = Promise<object | undefined>;

type Story = { id: string; slug: string; shown: Shown };

/**
 * A failed deletion is logged (spec 2 §8) and told: on the list, to which this goes even so, else
 * here, because without an answer the list could not be opened. Returns whether it can be.
 */
function canLeave(title: string, error: unknown): boolean {
  console.error('the post was not deleted on the server', error);
  const [words, why] = [`“${title}” is still there.`, failureWords(error)];
  if (isUnanswered(error)) showToast(words, 'failed', why);
  else keepNotice(`${words} ${why}`);
  return !isUnanswered(error);
}

/** Deletes after asking. What this device keeps of the post goes even if the server refuses. */
async function remove({ id, slug, shown }: Story, button: HTMLElement): Promise<void> {
  const name = document.querySelector('h1')?.textContent ?? '';
  const begin = deletionOf('posts', id, shown);
  const run = await confirmedDeletion(storyMessages.deleteQuestion, begin, { name, button });
  if (!run) return;
  try {
    if (!(await run())) return;
  } catch (error) {
    if (!canLeave(name, error)) return;
  }
  dropLocalCopies({ id, slug });
  dropProgress(id);
  location.assign(postListPath(1));
}

/** By its slug, unless the editor would read that as a new story or a draft of this device. */
const editPath = (id: string, slug: string): string =>
  postEditPath(slug === 'new' || isLocalId(slug) ? id : slug);

/** The owner's edit and delete, beside the byline. */
export function startOwnerReader(post: HTMLElement): void {
  const { post: id = '', slug = id } = post.dataset;
  const look = { iconOnly: true };
  const shown = storiesNow([id])(id);
  const button = makeButton({ ...look, label: 'Delete', icon: 'remove' }, () => {
    void remove({ id, slug, shown }, button);
  });
  const tools = make(
    'div',
    { class: 'owner-tools' },
    makeLink(editPath(id, slug), { ...look, label: 'Edit', icon: 'edit' }),
    button,
  );
  document.querySelector('[data-byline]')?.append(tools);
  $ownerToken.subscribe((token) => {
    tools.hidden = token === null;
  });
}

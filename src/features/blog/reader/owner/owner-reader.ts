import { isOutdated } from '../../../../api/version.ts';
import { postEditPath } from '../../../../lib/form-routes.ts';
import { storyMessages } from '../../../../lib/post-editing/save-errors.ts';
import { postListPath } from '../../../../lib/routes.ts';
import { deletionOf } from '../../../../owner/deletion.ts';
import { isLocalId } from '../../../../stores/local-posts/local-post.ts';
import { dropLocalCopies } from '../../../../stores/local-posts/local-posts.ts';
import { $ownerToken } from '../../../../stores/owner/session.ts';
import { dropProgress } from '../../../../stores/reading/reading-progress.ts';
import { adoptStyles } from '../../../../ui/adopt-styles.ts';
import { confirmedDeletion } from '../../../../ui/confirm/confirm.ts';
import { make, makeButton, makeLink } from '../../../../ui/make.ts';
import { storiesNow } from '../../stories-as-listed.ts';
import ownerStyles from './owner-reader.css?inline';

adoptStyles(ownerStyles);

type Shown = Promise<object | undefined>;

/** Deletes after asking. A failure on the server is only logged (spec 2 §8). */
async function remove(id: string, slug: string, shown: Shown): Promise<void> {
  const question = storyMessages.deleteQuestion;
  const title = document.querySelector('h1')?.textContent ?? '';
  const run = await confirmedDeletion(question, deletionOf('posts', id, shown), title);
  if (!run) return;
  try {
    await run();
  } catch (error) {
    if (isOutdated(error)) return; // it shall stay
    console.error('the post was not deleted on the server', error);
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
  const tools = make(
    'div',
    { class: 'owner-tools' },
    makeLink(editPath(id, slug), { ...look, label: 'Edit', icon: 'edit' }),
    makeButton({ ...look, label: 'Delete', icon: 'remove' }, () => void remove(id, slug, shown)),
  );
  document.querySelector('[data-byline]')?.append(tools);
  $ownerToken.subscribe((token) => {
    tools.hidden = token === null;
  });
}

import { postEditPath } from '../../../../lib/form-routes.ts';
import { storyMessages } from '../../../../lib/post-editing/save-errors.ts';
import { postListPath } from '../../../../lib/routes.ts';
import { ownerApi } from '../../../../owner/owner-api.ts';
import { isLocalId } from '../../../../stores/local-posts/local-post.ts';
import { dropLocalCopies } from '../../../../stores/local-posts/local-posts.ts';
import { $ownerToken } from '../../../../stores/owner/session.ts';
import { dropProgress } from '../../../../stores/reading/reading-progress.ts';
import { adoptStyles } from '../../../../ui/adopt-styles.ts';
import { confirmAction } from '../../../../ui/confirm/confirm.ts';
import { make, makeButton, makeLink } from '../../../../ui/make.ts';
import ownerStyles from './owner-reader.css?inline';

adoptStyles(ownerStyles);

/** Deletes after asking. A failure on the server is only logged (spec 2 §8). */
async function remove(id: string, slug: string): Promise<void> {
  const title = document.querySelector('h1')?.textContent ?? '';
  if (!(await confirmAction(storyMessages.deleteQuestion, 'Delete', title))) return;
  try {
    await ownerApi.remove('posts', id);
  } catch (error) {
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
  const tools = make(
    'div',
    { class: 'owner-tools' },
    makeLink(editPath(id, slug), { ...look, label: 'Edit', icon: 'edit' }),
    makeButton({ ...look, label: 'Delete', icon: 'remove' }, () => void remove(id, slug)),
  );
  document.querySelector('[data-byline]')?.append(tools);
  $ownerToken.subscribe((token) => {
    tools.hidden = token === null;
  });
}

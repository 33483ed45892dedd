import { unlessGone } from '../../../../api/removal.ts';
import { deletedWords } from '../../../../lib/deleted-words.ts';
import { postEditPath, postNewPath } from '../../../../lib/form-routes.ts';
import { failureWords } from '../../../../lib/save-words.ts';
import { ownerApi } from '../../../../owner/owner-api.ts';
import { isLocalId } from '../../../../stores/local-posts/local-post.ts';
import { dropLocalCopies } from '../../../../stores/local-posts/local-posts.ts';
import { $ownerToken } from '../../../../stores/owner/session.ts';
import { adoptStyles } from '../../../../ui/adopt-styles.ts';
import cardActionStyles from '../../../../ui/card-actions.css?inline';
import { confirmAction } from '../../../../ui/confirm/confirm.ts';
import { make, makeButton, makeLink } from '../../../../ui/make.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { unlist } from '../own-stories.ts';
import type { StoriesList } from '../stories-list.ts';
import { type ListedStory, listedStory } from '../story-cards.ts';
import ownerStyles from './owner-stories.css?inline';
import { startUnpublished } from './unpublished.ts';

adoptStyles(cardActionStyles);
adoptStyles(ownerStyles);

const deleteQuestion = 'Delete this blog post?';

/** Returns whether the server deleted the post; logs a failure (spec 2 §4) and shows it. */
async function removeFromServer({ id, title }: ListedStory): Promise<boolean> {
  try {
    await ownerApi.remove('posts', id).catch(unlessGone);
    return true;
  } catch (error) {
    console.warn('The post was not deleted on the server.', error);
    showToast(`“${title}” is still there.`, 'failed', failureWords(error));
    return false;
  }
}

async function remove(list: StoriesList, story: ListedStory): Promise<void> {
  if (!(await confirmAction(deleteQuestion, 'Delete', story.title))) return;
  const next = story.card.nextElementSibling ?? story.card.previousElementSibling;
  const isGone = isLocalId(story.id) || (await removeFromServer(story));
  dropLocalCopies(story);
  if (!isGone) return;
  unlist(list, story.id);
  await list.drop(story.id);
  next?.querySelector<HTMLElement>('h2 a')?.focus();
  showToast(isLocalId(story.id) ? 'Deleted from this device.' : deletedWords());
  await list.reload();
}

function addActions(list: StoriesList, card: HTMLElement): void {
  if (card.querySelector('.owner-actions')) return;
  const story = listedStory(card);
  const look = { iconOnly: true };
  const edit = makeLink(postEditPath(story.id), {
    ...look,
    label: `Edit ${story.title}`,
    icon: 'edit',
  });
  const label = `Delete ${story.title}`;
  const button = makeButton({ ...look, label, icon: 'remove' }, () => void remove(list, story));
  const actions = make('div', { class: 'owner-actions' }, edit, button);
  card.querySelector('.foot > .button')?.after(actions);
}

/** The tile for a new story, with the drawing of an empty list. */
function makeTile(root: HTMLElement): HTMLElement {
  const tile = make('div', { class: 'story-new' });
  const plate = root.querySelector<HTMLTemplateElement>('template[data-empty]')?.content;
  const drawing = plate?.querySelector('svg')?.cloneNode(true);
  if (drawing) tile.append(drawing);
  const look = { label: 'Create New Story', icon: 'add', className: 'button quiet' } as const;
  tile.append(makeLink(`${postNewPath}?intent=create`, look));
  return tile;
}

/** Adds the owner's tools to the list: a tile for a new story, and Edit and Delete on each card. */
export function startOwnerStories(list: StoriesList): void {
  const tile = makeTile(list.root);
  const dress = () => {
    for (const card of list.root.querySelectorAll<HTMLElement>('.story[data-post]')) {
      addActions(list, card);
    }
  };
  list.addEventListener('arranged', dress);
  const follow = (token: string | null) => {
    list.ahead = token === null ? [] : [tile];
    void list.arrange();
  };
  $ownerToken.subscribe(follow);
  startUnpublished(list);
}

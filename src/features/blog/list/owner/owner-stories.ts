import { deletedWords } from '../../../../lib/deleted-words.ts';
import { postEditPath, postNewPath } from '../../../../lib/form-routes.ts';
import { failureWords } from '../../../../lib/save-words.ts';
import { deletionOf, localDeletion } from '../../../../owner/deletion.ts';
import { isLocalId } from '../../../../stores/local-posts/local-post.ts';
import { dropLocalCopies } from '../../../../stores/local-posts/local-posts.ts';
import { $ownerToken, isOwner } from '../../../../stores/owner/session.ts';
import { adoptStyles } from '../../../../ui/adopt-styles.ts';
import cardActionStyles from '../../../../ui/card-actions.css?inline';
import { confirmedDeletion } from '../../../../ui/confirm/confirm.ts';
import { make, makeButton, makeLink } from '../../../../ui/make.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { storiesNow } from '../../stories-as-listed.ts';
import { unlist } from '../own-stories.ts';
import type { StoriesList } from '../stories-list.ts';
import { type ListedStory, listedStory } from '../story-cards.ts';
import ownerStyles from './owner-stories.css?inline';
import { startUnpublished } from './unpublished.ts';

adoptStyles(cardActionStyles);
adoptStyles(ownerStyles);

const deleteQuestion = 'Delete this blog post?';

type Shown = Promise<object | undefined>;

/** A failed deletion on the server is logged (spec 2 §4) and shown. */
function tellFailure({ title }: ListedStory, error: unknown): void {
  console.warn('The post was not deleted on the server.', error);
  showToast(`“${title}” is still there.`, 'failed', failureWords(error));
}

/** Takes a deleted story off the list, and moves the focus to its neighbour. */
async function takeOff(list: StoriesList, { id, card }: ListedStory): Promise<void> {
  const next = card.nextElementSibling ?? card.previousElementSibling;
  unlist(list, id);
  await list.drop(id);
  next?.querySelector<HTMLElement>('h2 a')?.focus();
  showToast(isLocalId(id) ? 'Deleted from this device.' : deletedWords());
  await list.reload();
}

/** Deletes after asking; what this device keeps of it goes even if the server refuses. */
async function remove(
  list: StoriesList,
  story: ListedStory,
  shown: Shown,
  button: HTMLElement,
): Promise<void> {
  const { id, title: name } = story;
  const begin = isLocalId(id) ? localDeletion : deletionOf('posts', id, shown);
  const run = await confirmedDeletion(deleteQuestion, begin, { name, button });
  if (!run) return;
  const isGone = await run().catch((error: unknown) => tellFailure(story, error));
  if (isGone === false) return;
  dropLocalCopies(story);
  if (isGone) await takeOff(list, story);
}

type Found = ReturnType<typeof storiesNow>;

function addActions(list: StoriesList, story: ListedStory, found: Found): void {
  const { card, id } = story;
  const look = { iconOnly: true };
  const edit = makeLink(postEditPath(story.id), {
    ...look,
    label: `Edit ${story.title}`,
    icon: 'edit',
  });
  const label = `Delete ${story.title}`;
  const button = makeButton({ ...look, label, icon: 'remove' }, () => {
    void remove(list, story, found(id), button);
  });
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
    if (!isOwner()) return;
    const bare = list.root.querySelectorAll<HTMLElement>(
      '.story[data-post]:not(:has(.owner-actions))',
    );
    const stories = [...bare].map(listedStory);
    const ids = stories.map(({ id }) => id).filter((id) => !isLocalId(id));
    const found = ids.length > 0 ? storiesNow(ids) : async () => undefined;
    for (const story of stories) addActions(list, story, found);
  };
  list.addEventListener('arranged', dress);
  const follow = (token: string | null) => {
    list.ahead = token === null ? [] : [tile];
    void list.arrange();
  };
  $ownerToken.subscribe(follow);
  startUnpublished(list);
}

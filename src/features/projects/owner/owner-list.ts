import { projectMessages } from '../../../entities/project.ts';
import { deletedWords } from '../../../lib/deleted-words.ts';
import { projectEditPath, projectNewPath } from '../../../lib/form-routes.ts';
import { failureWords } from '../../../lib/save-words.ts';
import { deletionOf } from '../../../owner/deletion.ts';
import { isOwner } from '../../../stores/owner/session.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import cardActionStyles from '../../../ui/card-actions.css?inline';
import { confirmedDeletion } from '../../../ui/confirm/confirm.ts';
import { make, makeButton, makeLink } from '../../../ui/make.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import type { ListedProject } from '../list/listed-project.ts';
import type { ProjectsList } from '../list/projects-list.ts';
import ownerStyles from './owner-list.css?inline';

adoptStyles(cardActionStyles);
adoptStyles(ownerStyles);

/** Deletes after asking; on failure the project stays and an alert says why (spec 2 §4). */
async function remove(list: ProjectsList, shown: ListedProject, button: HTMLButtonElement) {
  if (!isOwner()) return;
  const { id, name, updatedAt } = shown;
  const begin = deletionOf('projects', id, { updatedAt });
  const run = await confirmedDeletion(projectMessages.deleteQuestion, begin, { name, button });
  if (!run) return;
  try {
    if (!(await run())) return;
    list.remove(id);
    showToast(deletedWords());
    await list.reload();
  } catch (error) {
    window.alert(failureWords(error, projectMessages.deleteFailed));
  }
}

function addActions(list: ProjectsList, project: ListedProject): void {
  if (project.card.querySelector('.owner-actions')) return;
  const { id, name, card } = project;
  const look = { iconOnly: true };
  const edit = makeLink(projectEditPath(id), { ...look, label: `Edit ${name}`, icon: 'edit' });
  const label = `Delete ${name}`;
  const button = makeButton({ ...look, label, icon: 'remove' }, () => {
    void remove(list, project, button);
  });
  card.append(make('div', { class: 'owner-actions' }, edit, button));
}

/** Adds the owner's text to the empty page, with a link to create a first project (spec 2 §2). */
function addInvitation(root: HTMLElement): void {
  const empty = root.querySelector('[data-list] > .empty');
  if (!empty || empty.querySelector('[data-owner-part]')) return;
  const words = 'Your project portfolio is waiting for its first creation';
  const hint = make('p', { class: 'meta' }, words);
  const look = { label: 'Create Your First Project', className: 'button primary' };
  const create = makeLink(projectNewPath, look);
  for (const part of [hint, create]) part.dataset.ownerPart = '';
  empty.append(hint, create);
}

/** Adds the owner's controls to the list: Create, and Edit and Delete on each card. */
export function startOwnerList(list: ProjectsList): void {
  const look = { label: 'Create', icon: 'add', className: 'button primary create' } as const;
  const create = makeLink(projectNewPath, look);
  create.dataset.ownerPart = '';
  list.root.querySelector('.segments')?.before(create);
  const dress = () => {
    for (const project of list.all) addActions(list, project);
    addInvitation(list.root);
  };
  list.addEventListener('replaced', dress);
  dress();
}

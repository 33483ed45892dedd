import { unlessGone } from '../../../api/removal.ts';
import { projectMessages } from '../../../entities/project.ts';
import { projectEditPath, projectNewPath } from '../../../lib/form-routes.ts';
import { failureWords } from '../../../lib/save-words.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import { isOwner } from '../../../stores/owner/session.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import cardActionStyles from '../../../ui/card-actions.css?inline';
import { confirmAction } from '../../../ui/confirm/confirm.ts';
import { iconMarkup } from '../../../ui/icon-paths.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import type { ListedProject } from '../list/listed-project.ts';
import type { ProjectsList } from '../list/projects-list.ts';
import ownerStyles from './owner-list.css?inline';

adoptStyles(cardActionStyles);
adoptStyles(ownerStyles);

function makeLink(words: string, href: string, className: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.className = className;
  link.textContent = words;
  return link;
}

/** Deletes after asking; on failure the project stays and an alert says why (spec 2 §4). */
async function remove(list: ProjectsList, { id }: ListedProject, button: HTMLButtonElement) {
  if (!isOwner() || !(await confirmAction(projectMessages.deleteQuestion, 'Delete'))) return;
  button.disabled = true;
  button.dataset.busy = '';
  try {
    await ownerApi.remove('projects', id).catch(unlessGone);
    list.remove(id);
    showToast('Deleted, for every visitor.');
    await list.reload();
  } catch (error) {
    window.alert(failureWords(error, projectMessages.deleteFailed));
  } finally {
    button.disabled = false;
    delete button.dataset.busy;
    if (document.activeElement === document.body) button.focus();
  }
}

function addActions(list: ProjectsList, project: ListedProject): void {
  if (project.card.querySelector('.owner-actions')) return;
  const actions = document.createElement('div');
  actions.className = 'owner-actions';
  const edit = makeLink('', projectEditPath(project.id), 'icon-button');
  edit.setAttribute('aria-label', `Edit ${project.name}`);
  edit.innerHTML = iconMarkup('edit', 'small');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'icon-button';
  button.setAttribute('aria-label', `Delete ${project.name}`);
  button.innerHTML = iconMarkup('remove', 'small');
  button.addEventListener('click', () => remove(list, project, button));
  actions.append(edit, button);
  project.card.append(actions);
}

/** Adds the owner's text to the empty page, with a link to create a first project (spec 2 §2). */
function addInvitation(root: HTMLElement): void {
  const empty = root.querySelector('[data-list] > .empty');
  if (!empty || empty.querySelector('[data-owner-part]')) return;
  const hint = document.createElement('p');
  hint.className = 'meta';
  hint.textContent = 'Your project portfolio is waiting for its first creation';
  const create = makeLink('Create Your First Project', projectNewPath, 'button primary');
  for (const part of [hint, create]) part.dataset.ownerPart = '';
  empty.append(hint, create);
}

/** Adds the owner's controls to the list: Create, and Edit and Delete on each card. */
export function startOwnerList(list: ProjectsList): void {
  const create = makeLink('Create', projectNewPath, 'button primary create');
  create.insertAdjacentHTML('afterbegin', iconMarkup('add', 'small'));
  create.dataset.ownerPart = '';
  list.root.querySelector('.segments')?.before(create);
  const dress = () => {
    for (const project of list.all) addActions(list, project);
    addInvitation(list.root);
  };
  list.addEventListener('replaced', dress);
  dress();
}

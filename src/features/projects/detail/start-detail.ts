import { projectPath } from '../../../lib/routes.ts';
import { isPlainClick } from '../../../ui/plain-press.ts';
import type { ProjectsList } from '../list/projects-list.ts';

/** The project the address asks for. */
const askedProject = () => new URLSearchParams(location.search).get('project');

const projectOf = (target: Element): string | null => {
  const link = target.closest('summary')
    ? target.closest<HTMLElement>('[data-project]')?.dataset.project
    : undefined;
  if (link) return (JSON.parse(link) as { id: string }).id;
  const href = target.closest<HTMLAnchorElement>('.name a, .similar a')?.search;
  return href ? new URLSearchParams(href).get('project') : null;
};

/**
 * The detail of a project over the list, with an address of its own: it can be shared, and the back
 * button closes it. Its code is loaded when it is first asked for.
 */
export function startDetail(list: ProjectsList): void {
  const render = async () => {
    const project = list.project(askedProject() ?? '');
    if (!project && !document.querySelector('dialog.detail')) return;
    const { showDetail } = await import('./detail-dialog.ts');
    showDetail(list.project(askedProject() ?? '') ?? null, { list, go, closed });
  };
  /** Opens a project; from one that is open already, in its place in the history. */
  const go = (id: string) => {
    if (askedProject() === null) history.pushState({ opened: true }, '', projectPath(id));
    else history.replaceState(history.state, '', projectPath(id));
    void render();
  };
  const closed = () => {
    if (askedProject() === null) return;
    if ((history.state as { opened?: boolean } | null)?.opened) history.back();
    else history.replaceState(history.state, '', location.pathname);
  };
  document.addEventListener('click', (event) => {
    const id = isPlainClick(event) ? projectOf(event.target as Element) : null;
    if (id === null || !list.project(id)) return;
    event.preventDefault();
    go(id);
  });
  window.addEventListener('popstate', () => void render());
  list.addEventListener('replaced', () => void render());
  if (askedProject() !== null) void render();
}

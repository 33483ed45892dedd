import { projectPath } from '../../../lib/routes.ts';
import { isPlainClick } from '../../../ui/plain-click.ts';
import type { ProjectsList } from '../list/projects-list.ts';

/** The id of the project in the address. */
const askedProject = () => new URLSearchParams(location.search).get('project');

/** The address of a project's details, or of the list alone, with what is chosen in the list. */
function addressWith(id: string | null): URL {
  const url = new URL(id === null ? location.pathname : projectPath(id), location.href);
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (name !== 'project') url.searchParams.set(name, value);
  }
  return url;
}

const projectOf = (target: Element): string | null => {
  const link = target.closest('summary')
    ? target.closest<HTMLElement>('[data-project]')?.dataset.project
    : undefined;
  if (link) return (JSON.parse(link) as { id: string }).id;
  const href = target.closest<HTMLAnchorElement>('.name a, .similar a')?.search;
  return href ? new URLSearchParams(href).get('project') : null;
};

/**
 * Shows a project's details over the list, under their own address, so that they can be shared and
 * the back button closes them. Their code is loaded on first use.
 */
export function startDetail(list: ProjectsList): void {
  const asked = () => list.project(askedProject() ?? '');
  const isMissing = () => askedProject() !== null && !asked();
  const tellIfMissing = async () => {
    if (!isMissing()) return;
    const { tellNotFound } = await import('../../../ui/tell-not-found.ts');
    tellNotFound(list.root, isMissing);
  };
  const render = async () => {
    if (isMissing()) void list.reload(); // the page may be an old copy
    if (!asked() && !document.querySelector('dialog.detail')) return;
    const { showDetail } = await import('./detail-dialog.ts');
    showDetail(asked() ?? null, { list, go, closed, again: render });
  };
  /**
   * Opens a project; if one is already open, replaces its history entry. If the details cannot be
   * loaded, the browser goes to their address: it tells why it cannot, or asks for the code again.
   */
  const go = (id: string) => {
    if (askedProject() === null) history.pushState({ opened: true }, '', addressWith(id));
    else history.replaceState(history.state, '', addressWith(id));
    render().catch(() => location.reload());
  };
  const closed = () => {
    if (askedProject() === null) return;
    if ((history.state as { opened?: boolean } | null)?.opened) history.back();
    else history.replaceState(history.state, '', addressWith(null));
  };
  document.addEventListener('click', (event) => {
    const id = isPlainClick(event) ? projectOf(event.target as Element) : null;
    if (id === null || !list.project(id)) return;
    event.preventDefault();
    go(id);
  });
  window.addEventListener('popstate', () => void render());
  list.addEventListener('replaced', () => void render());
  list.addEventListener('fetched', () => void tellIfMissing());
  if (askedProject() !== null) void render();
}

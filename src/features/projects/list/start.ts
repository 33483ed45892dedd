import { whenOwner } from '../../../stores/owner/session.ts';
import { startDetail } from '../detail/start-detail.ts';
import { ProjectsList } from './projects-list.ts';
import { onReloadAsked } from './reload-triggers.ts';
import { startTools } from './tools.ts';

const root = document.querySelector<HTMLElement>('[data-projects]');

if (root) {
  const list = new ProjectsList(root);
  startTools(list);
  list.prepare();
  startDetail(list);
  onReloadAsked(() => list.reload());
  whenOwner(async () => {
    const { startOwnerList } = await import('../owner/owner-list.ts');
    startOwnerList(list);
  });
}

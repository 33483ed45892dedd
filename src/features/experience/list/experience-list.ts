import {
  arrangedRoles,
  foundRoles,
  type RoleSort,
  type RoleStatus,
} from '../../../lib/career/roles.ts';
import { whenOwner } from '../../../stores/owner/session.ts';
import { startArranging } from '../../../ui/career/arrange-list.ts';

const listed = (entry: HTMLElement) => {
  const { company = '', role = '', start = '', end = '' } = entry.dataset;
  return { entry, company, role, start, end, words: entry.textContent };
};

const rearrange = startArranging({
  arrange: (entries, choice) =>
    arrangedRoles(entries.map(listed), {
      query: String(choice.get('q')),
      status: choice.get('status') as RoleStatus,
      sort: choice.get('sort') as RoleSort,
    }).map(({ entry }) => entry),
  arranged: (found, all) => {
    const status = document.querySelector('[data-found]');
    if (status) status.textContent = foundRoles(found, all);
  },
});

whenOwner(async () => {
  const { ownExperience } = await import('./own-experience.ts');
  ownExperience(rearrange);
});

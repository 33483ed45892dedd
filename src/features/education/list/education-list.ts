import {
  arrangedStudies,
  foundText,
  type StudySort,
  type StudyStatus,
} from '../../../lib/career/studies.ts';
import { whenOwner } from '../../../stores/owner/session.ts';
import { listedEntries, startArranging } from '../../../ui/career/arrange-list.ts';
import './layout-switch.ts';

const listed = (entry: HTMLElement) => {
  const { school = '', rank, start = '', end = '' } = entry.dataset;
  return { entry, school, rank: Number(rank), start, end };
};

/** Records deleted on this device only are not counted. */
const isShown = (entry: HTMLElement) => !('deleted' in entry.dataset);

const rearrange = startArranging({
  arrange: (entries, choice) =>
    arrangedStudies(entries.filter(isShown).map(listed), {
      status: choice.get('status') as StudyStatus,
      sort: choice.get('sort') as StudySort,
    }).map(({ entry }) => entry),
  arranged: (found) => {
    const all = listedEntries().filter(isShown);
    const status = document.querySelector('[data-found]');
    if (status) status.textContent = all.length > 0 ? foundText(found, all.length) : '';
  },
});

whenOwner(async () => {
  const { ownEducation } = await import('./own-education.ts');
  ownEducation({ rearrange, shown: () => listedEntries().filter(isShown).map(listed) });
});

import type { ProjectView } from '../../../entities/project.ts';
import { type SearchEntry, searchEntry } from '../../../lib/projects/search.ts';
import type { Placed } from '../../../lib/projects/sort.ts';

type Place = Pick<ProjectView, 'id' | 'name'> & Omit<Placed, 'search'>;

/** What a card carries so that the list can be sorted and searched without asking the server. */
export const placeOf = ({
  id,
  name,
  techStack,
  featured,
  sortOrder,
  createdAt,
  updatedAt,
  readingTime,
}: ProjectView): Place => ({
  id,
  name,
  techStack,
  featured,
  sortOrder,
  createdAt,
  updatedAt,
  readingTime,
});

/** A project as it stands on the page, with its card. */
export type ListedProject = Place & {
  search: SearchEntry;
  card: HTMLElement;
  details: HTMLElement;
};

function read(explore: HTMLElement): ListedProject[] {
  const [card, details] = [explore.closest('article'), explore.querySelector('.project-details')];
  if (!card || !(details instanceof HTMLElement)) return [];
  const place = JSON.parse(explore.dataset.project ?? '{}') as Place;
  const summaryText = details.querySelector('.rich')?.textContent ?? '';
  return [{ ...place, card, details, search: searchEntry({ ...place, summaryText }) }];
}

/** The projects whose cards stand in a part of the page, in their order. */
export const listedProjects = (within: ParentNode): ListedProject[] =>
  [...within.querySelectorAll<HTMLElement>('[data-project]')].flatMap(read);

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
  /** Made when it is first asked for, and kept. */
  readonly search: SearchEntry;
  card: HTMLElement;
  /** Makes the elements of the details anew, each time it is called. */
  details: () => HTMLElement;
};

/**
 * The details a card holds, which are text as long as scripts run: a thousand of them as elements
 * would make every change of the list slow.
 */
const markupOf = (explore: HTMLElement): string =>
  explore.querySelector('noscript')?.innerHTML ?? '';

function firstElement(html: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.firstElementChild as HTMLElement;
}

/** The words of the summary alone: making elements of all the details takes ten times as long. */
function summaryText(explore: HTMLElement): string {
  const markup = markupOf(explore);
  const [from, to] = [markup.indexOf('<div class="rich">'), markup.indexOf('<div class="told">')];
  return firstElement(markup.slice(from, to)).textContent ?? '';
}

function read(explore: HTMLElement): ListedProject[] {
  const card = explore.closest('article');
  if (!card) return [];
  const place = JSON.parse(explore.dataset.project ?? '{}') as Place;
  let search: SearchEntry | undefined;
  return [
    {
      ...place,
      card,
      details: () => firstElement(markupOf(explore)),
      get search() {
        search ??= searchEntry({ ...place, summaryText: summaryText(explore) });
        return search;
      },
    },
  ];
}

/** The projects whose cards stand in a part of the page, in their order. */
export const listedProjects = (within: ParentNode): ListedProject[] =>
  [...within.querySelectorAll<HTMLElement>('[data-project]')].flatMap(read);

import type { ProjectView } from '../../../entities/project.ts';
import { type SearchEntry, searchEntry } from '../../../lib/projects/search.ts';
import type { Placed } from '../../../lib/projects/sort.ts';

type Place = Pick<ProjectView, 'id' | 'name'> & Omit<Placed, 'search'>;

/** The data on a card that lets the list be sorted and searched without the server. */
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

/** A project on the page, with its card. */
export type ListedProject = Place & {
  /** Created on first use, then kept. */
  readonly search: SearchEntry;
  card: HTMLElement;
  /** Makes new elements of the details on every call. */
  details: () => HTMLElement;
};

/**
 * The markup of a card's details. With scripts they are only text in the page, because the elements
 * of a thousand of them would make every change of the list slow.
 */
const markupOf = (explore: HTMLElement): string =>
  explore.querySelector('noscript')?.innerHTML ?? '';

function firstElement(html: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.firstElementChild as HTMLElement;
}

/**
 * The text of the summary alone, because parsing all the details takes ten times as long; empty for
 * a project without one.
 */
function summaryText(explore: HTMLElement): string {
  const markup = markupOf(explore);
  const [from, to] = [markup.indexOf('<div class="rich">'), markup.indexOf('<div class="told">')];
  if (from < 0) return '';
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

/** The projects whose cards are in a part of the page, in order. */
export const listedProjects = (within: ParentNode): ListedProject[] =>
  [...within.querySelectorAll<HTMLElement>('[data-project]')].flatMap(read);

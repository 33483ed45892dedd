import { createElement } from 'react';
import { mountIsland } from '../../../../ui/mount-island.ts';
import { HighlightsOwner } from './HighlightsOwner.tsx';
import { followOtherTabs, loadHighlights } from './highlight-list.ts';

function placeBeside(neighbour: Element, where: 'before' | 'after', name: string): HTMLElement {
  const place = document.createElement('div');
  place.className = name;
  neighbour[where](place);
  return place;
}

/**
 * Reads the highlights as the owner and adds the tools to the carousel. Throws if there is nothing
 * to edit, because the server does not answer and the device knows no highlights.
 */
export async function mountHighlights(section: HTMLElement): Promise<void> {
  const [cards, none, steps] = ['.carousel', '[data-no-highlights]', '[data-steps]'].map((part) =>
    section.querySelector<HTMLElement>(part),
  );
  if (!cards || !none || !steps) throw new Error('The page has no place for the highlights.');
  await loadHighlights();
  followOtherTabs();
  const bar = placeBeside(steps, 'before', 'add-highlight');
  const below = placeBeside(cards, 'after', 'highlight-owner');
  mountIsland(cards, createElement(HighlightsOwner, { places: { bar, below, cards, none } }));
}

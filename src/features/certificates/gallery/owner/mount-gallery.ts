import { createElement } from 'react';
import { mountAtOnce } from '../../../../ui/mount-island.ts';
import { retryNote } from '../../../../ui/retry-note.ts';
import { GalleryOwner } from './GalleryOwner.tsx';
import { readPictures } from './picture-source.ts';

type Place = { section: HTMLElement; cards: HTMLElement; heading: HTMLElement };

function placeOnPage(): Place {
  const section = document.querySelector<HTMLElement>('[data-gallery]');
  const cards = section?.querySelector<HTMLElement>('.gallery');
  const heading = section?.querySelector<HTMLElement>('.section-bar');
  if (!section || !cards || !heading) throw new Error('The page has no place for the gallery.');
  return { section, cards, heading };
}

async function mount({ section, cards, heading }: Place): Promise<void> {
  const loaded = await readPictures();
  const bar = document.createElement('div');
  heading.append(bar);
  mountAtOnce(cards, createElement(GalleryOwner, { section, bar, loaded }));
}

/**
 * Adds the owner's tools to the gallery. While its pictures cannot be read they stay as they were
 * sent, and the owner is told why there, and can try again.
 */
export async function mountGallery(): Promise<void> {
  const place = placeOnPage();
  try {
    await mount(place);
  } catch (error) {
    const ways = { className: 'meta', retry: mountGallery };
    place.section.hidden = false;
    place.heading.after(retryNote('Failed to load the gallery', error, ways));
  }
}

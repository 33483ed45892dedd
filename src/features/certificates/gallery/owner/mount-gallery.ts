import { createElement } from 'react';
import { mountIsland } from '../../../../ui/mount-island.ts';
import { GalleryOwner } from './GalleryOwner.tsx';
import { readPictures } from './picture-source.ts';

/** Adds the owner's tools to the gallery; throws if the page or the server has no gallery. */
export async function mountGallery(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-gallery]');
  const cards = section?.querySelector<HTMLElement>('.gallery');
  const heading = section?.querySelector<HTMLElement>('.section-bar');
  if (!section || !cards || !heading) throw new Error('The page has no place for the gallery.');
  const loaded = await readPictures();
  const bar = document.createElement('div');
  heading.append(bar);
  mountIsland(cards, createElement(GalleryOwner, { section, bar, loaded }));
}

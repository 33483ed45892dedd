import { createElement } from 'react';
import { failureWords } from '../../../../lib/save-words.ts';
import { mountIsland } from '../../../../ui/mount-island.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { GalleryOwner } from './GalleryOwner.tsx';
import { readPictures } from './picture-source.ts';

async function mount(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-gallery]');
  const cards = section?.querySelector<HTMLElement>('.gallery');
  const heading = section?.querySelector<HTMLElement>('.section-bar');
  if (!section || !cards || !heading) throw new Error('The page has no place for the gallery.');
  const loaded = await readPictures();
  const bar = document.createElement('div');
  heading.append(bar);
  mountIsland(cards, createElement(GalleryOwner, { section, bar, loaded }));
}

/**
 * Adds the owner's tools to the gallery. Where the page or the server has none, the owner is told
 * why, and the pictures stay as they were sent.
 */
export async function mountGallery(): Promise<void> {
  await mount().catch((error) => {
    showToast('Failed to load the gallery', 'failed', failureWords(error));
  });
}

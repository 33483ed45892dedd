import { createElement } from 'react';
import { mountIsland } from '../../../ui/mount-island.ts';
import { ContactDetails } from './ContactDetails.tsx';

/** Puts the owner's button below the page's heading. */
export function mountContactDetails(): void {
  const place = document.createElement('div');
  place.className = 'under';
  document.querySelector('[data-contact-head]')?.append(place);
  mountIsland(place, createElement(ContactDetails));
}

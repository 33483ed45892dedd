import { createElement } from 'react';
import { tabStorage } from '../../../stores/device-storage.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import { mountIsland } from '../../../ui/mount-island.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { ContactDetails } from './ContactDetails.tsx';

/** Puts the owner's button below the page's heading, and says what was saved before a reload. */
export function mountContactDetails(): void {
  const place = document.createElement('div');
  place.className = 'under';
  document.querySelector('[data-contact-head]')?.append(place);
  mountIsland(place, createElement(ContactDetails));
  const notice = tabStorage.get(storageKeys.contactNotice);
  tabStorage.remove(storageKeys.contactNotice);
  if (notice) showToast(notice);
}

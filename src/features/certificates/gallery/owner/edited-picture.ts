import { atom } from 'nanostores';

/** The picture whose form is open, by its id; empty for a new one, null when no form is open. */
export const $editedPicture = atom<string | null>(null);

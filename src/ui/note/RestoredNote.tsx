import { Note } from './Note.tsx';

/** Says that a form shows a draft from an earlier visit. */
export const RestoredNote = () => (
  <Note kind="warning">Restored from this device: changes that were not saved yet.</Note>
);

import type { ReactNode } from 'react';
import { Note } from './Note.tsx';

/** Says that a form shows a draft from an earlier visit. */
export const RestoredNote = ({ actions }: { actions?: ReactNode }) => (
  <Note kind="warning" actions={actions}>
    Restored from this device: changes that were not saved yet.
  </Note>
);

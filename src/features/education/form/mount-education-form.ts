import { createElement } from 'react';
import { mountIsland } from '../../../ui/mount-island.ts';
import { EducationForm } from './EducationForm.tsx';

/** Puts the form in the place of what viewers see there. */
export function mountEducationForm(host: HTMLElement, id: string): void {
  mountIsland(host, createElement(EducationForm, { id }));
}

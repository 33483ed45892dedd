import { createElement } from 'react';
import { mountIsland } from '../../../ui/mount-island.ts';
import { EducationForm } from './EducationForm.tsx';

/** Replaces what viewers see there with the form. */
export function mountEducationForm(host: HTMLElement, id: string): void {
  mountIsland(host, createElement(EducationForm, { id }));
}

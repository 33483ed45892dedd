import { createElement } from 'react';
import { mountIsland } from '../../../ui/mount-island.ts';
import { ExperienceForm } from './ExperienceForm.tsx';

/** Puts the form in the place of what viewers see there. */
export function mountExperienceForm(host: HTMLElement, id: string): void {
  mountIsland(host, createElement(ExperienceForm, { id }));
}

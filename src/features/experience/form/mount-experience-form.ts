import { createElement } from 'react';
import { mountIsland } from '../../../ui/mount-island.ts';
import { ExperienceForm } from './ExperienceForm.tsx';

/** Replaces what viewers see there with the form. */
export function mountExperienceForm(host: HTMLElement, id: string): void {
  mountIsland(host, createElement(ExperienceForm, { id }));
}

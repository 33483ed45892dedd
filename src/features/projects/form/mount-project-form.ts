import { createElement } from 'react';
import { mountIsland } from '../../../ui/mount-island.ts';
import { ProjectForm } from './ProjectForm.tsx';

/** Renders the form. @param id of the project to edit, or null for a new one. */
export function mountProjectForm(host: HTMLElement, id: string | null): void {
  mountIsland(host, createElement(ProjectForm, { id }));
}

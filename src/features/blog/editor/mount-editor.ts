import { createElement } from 'react';
import { mountIsland } from '../../../ui/mount-island.ts';
import { StoryEditor } from './StoryEditor.tsx';

/** Puts the editor in its place. @param id from the address. */
export function mountEditor(host: HTMLElement, id: string): void {
  mountIsland(host, createElement(StoryEditor, { id }));
}

import { createElement } from 'react';
import { mountIsland } from '../../../ui/mount-island.ts';
import { StoryEditor } from './StoryEditor.tsx';

/** Mounts the editor. @param id from the address. */
export function mountEditor(host: HTMLElement, id: string): void {
  mountIsland(host, createElement(StoryEditor, { id }));
}

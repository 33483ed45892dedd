import { createElement } from 'react';
import { mountIsland } from '../../../ui/mount-island.ts';
import { WelcomeEditor } from './WelcomeEditor.tsx';

/** Puts the editor after the published welcome text. */
export function mountWelcomeEditor(text: HTMLElement): void {
  const host = document.createElement('div');
  host.className = 'welcome-owner';
  text.after(host);
  mountIsland(host, createElement(WelcomeEditor, { text }));
}

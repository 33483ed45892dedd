import { createElement } from 'react';
import { mountIsland } from '../../../ui/mount-island.ts';
import { SignInDialog } from './SignInDialog.tsx';

let isOpen = false;

/**
 * Opens the sign-in dialog, only once even if called again while it loads; when it closes, focus
 * returns to where it was.
 */
export function openSignIn(opener: HTMLElement): void {
  if (isOpen) return;
  isOpen = true;
  const host = document.createElement('div');
  document.body.append(host);
  const close = () => {
    isOpen = false;
    unmount();
    host.remove();
    opener.focus();
  };
  const unmount = mountIsland(host, createElement(SignInDialog, { onClose: close }));
}

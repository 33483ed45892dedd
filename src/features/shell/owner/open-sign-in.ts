import { createElement } from 'react';
import { mountIsland } from '../../../ui/mount-island.ts';
import { SignInDialog } from './SignInDialog.tsx';

/** Opens the sign-in dialog; when it closes, focus goes back to where it came from. */
export function openSignIn(opener: HTMLElement): void {
  const host = document.createElement('div');
  document.body.append(host);
  const close = () => {
    unmount();
    host.remove();
    opener.focus();
  };
  const unmount = mountIsland(host, createElement(SignInDialog, { onClose: close }));
}

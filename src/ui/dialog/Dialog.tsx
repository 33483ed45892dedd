import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { adoptStyles } from '../adopt-styles.ts';
import '../held-keys.ts';
import { Icon } from '../Icon.tsx';
import { isCancelKey } from '../save-keys.ts';
import { closeByBackdrop } from './close-by-backdrop.ts';
import dialogStyles from './dialog.css?inline';

adoptStyles(dialogStyles);

type Props = {
  title: string;
  onClose: () => void;
  /**
   * Whether it must stay open for now, such as during a save; `onClose` has to check that itself.
   */
  stays?: boolean;
  children: ReactNode;
};

/**
 * A modal dialog based on the native one: it keeps focus inside, and closes with Escape, the
 * backdrop or Close. Focus then goes back to where it was.
 */
export function Dialog({ title, onClose, stays = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Not a passive effect: once out of the document, a dialog gives no focus back when it closes.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    closeByBackdrop(element);
    element.showModal();
    return () => element.close();
  }, []);

  /** Handles Escape itself, because a browser closes the dialog on a second Escape regardless. */
  const closeByKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isCancelKey(event.nativeEvent)) return;
    event.preventDefault();
    onClose();
  };
  const stayOpen = () => {
    if (dialog.current?.isConnected) dialog.current.showModal();
  };

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onKeyDown={closeByKey}
      onClose={stayOpen}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return; // of a file that was not chosen
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-body">
        <header className="dialog-head">
          <h2 id={id}>{title}</h2>
          <button
            className="icon-button"
            type="button"
            aria-label="Close"
            aria-disabled={stays}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

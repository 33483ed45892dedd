import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { adoptStyles } from '../adopt-styles.ts';
import { Icon } from '../Icon.tsx';
import dialogStyles from './dialog.css?inline';

adoptStyles(dialogStyles);

type Props = {
  title: string;
  onClose: () => void;
  /** Whether it stays for now, such as while it is saved; `onClose` knows that by itself. */
  stays?: boolean;
  children: ReactNode;
};

/**
 * A modal dialog on the platform's own: it keeps focus inside, and closes with Escape, the backdrop
 * or Close.
 */
export function Dialog({ title, onClose, stays = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the backdrop's key, by the platform
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onClick={closeFromBackdrop}
      onCancel={(event) => {
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

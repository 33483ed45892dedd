import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { adoptStyles } from '../adopt-styles.ts';
import { Icon } from '../Icon.tsx';
import { isCancelKey } from '../save-keys.ts';
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

  /** A browser closes it at a further Escape by itself, whatever was answered before. */
  const closeByKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isCancelKey(event.nativeEvent)) return;
    event.preventDefault();
    onClose();
  };
  const stayOpen = () => {
    if (dialog.current?.isConnected) dialog.current.showModal();
  };
  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onClick={closeFromBackdrop}
      onKeyDown={closeByKey}
      onClose={stayOpen}
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

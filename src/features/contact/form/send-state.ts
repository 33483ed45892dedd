import { contactErrors, counterText, fullness } from '../../../lib/contact-form.ts';
import type { MessageFields } from './message-fields.ts';

/** The counter below the message, and the button, which is off while nothing can be sent. */
export function sendState(form: HTMLFormElement, { draft }: Pick<MessageFields, 'draft'>) {
  const send = form.querySelector<HTMLButtonElement>('[data-send]');
  const counter = form.querySelector('[data-counter]');
  const said = form.querySelector<HTMLElement>('[data-said]');
  let sending = false;

  const refresh = () => {
    const { message } = draft();
    if (counter) counter.textContent = counterText(message);
    if (counter) counter.className = `counter ${fullness(message)}`;
    if (send) send.disabled = sending || Object.keys(contactErrors(draft())).length > 0;
  };
  const busy = (now: boolean) => {
    sending = now;
    refresh();
    // Disabling the button takes its focus, though not before the next frame; the emptied form
    // leaves it disabled.
    const isFocusLost = [document.body, send].includes(document.activeElement as HTMLElement);
    if (!now && isFocusLost) (send?.disabled ? said : send)?.focus();
  };
  return { said, refresh, busy, canSend: () => send?.disabled === false };
}

import { isSaveKey } from './save-keys.ts';

/** Where the key was pressed that may be held now; null once any is released. */
let pressedOn: EventTarget | null = null;

/**
 * Enter and Ctrl+S, when held, belong to what they were pressed on: their repetitions reach nothing
 * that gets the focus meanwhile. They would open the editor that a save has just closed, and write
 * into it.
 */
function keepToPressed(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && !isSaveKey(event)) return;
  if (!event.repeat) pressedOn = event.target;
  if (pressedOn === null || event.target === pressedOn) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function letGo(): void {
  pressedOn = null;
}

addEventListener('keydown', keepToPressed, true);
addEventListener('keyup', letGo, true);

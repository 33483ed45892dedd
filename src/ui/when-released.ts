let isPressed = false;
let waiting: (() => void) | undefined;

function press(): void {
  isPressed = true;
}

function release(): void {
  isPressed = false;
  setTimeout(() => {
    waiting?.(); // the click comes first
    waiting = undefined;
  });
}

addEventListener('mousedown', press, true);
addEventListener('mouseup', release, true);

/**
 * Runs something that moves the page: at once, or after the current press of a mouse or finger, so
 * that its target does not move away.
 */
export function whenReleased(run: () => void): void {
  if (isPressed) waiting = run;
  else run();
}

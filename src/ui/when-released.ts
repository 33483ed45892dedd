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
 * Runs what moves the page: at once, or after the press of a mouse or finger that is under way, so
 * that what it is on is not taken from under it.
 */
export function whenReleased(run: () => void): void {
  if (isPressed) waiting = run;
  else run();
}

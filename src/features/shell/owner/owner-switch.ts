import { $ownerToken, signOut } from '../../../stores/owner/session.ts';
import { $ownerToggleVisible, initOwnerToggle } from '../../../stores/owner/toggle.ts';

const label = 'Owner';

/** Made by script, so that pages as sent contain no owner controls. */
function makeSwitch(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'owner-switch';
  button.append(Object.assign(document.createElement('span'), { textContent: label }));
  button.setAttribute('aria-label', label);
  // The second click of a double click would open the dialog upon signing out.
  button.addEventListener('click', ({ detail }) => detail < 2 && void press(button));
  return button;
}

/** Signs out while owner mode is on, else opens the sign-in dialog (spec 1 §4). */
async function press(button: HTMLButtonElement): Promise<void> {
  if ($ownerToken.get() !== null) {
    signOut();
    return;
  }
  const { openSignIn } = await import('./open-sign-in.ts');
  openSignIn(button);
}

function show(place: Element, visible: boolean): void {
  document.documentElement.toggleAttribute('data-may-unlock', visible);
  if (!visible) place.replaceChildren();
  else if (place.childElementCount === 0) place.append(makeSwitch());
}

function reflect(place: Element, isOwner: boolean): void {
  const button = place.querySelector('button');
  button?.setAttribute('aria-pressed', String(isOwner));
  button?.setAttribute(
    'title',
    isOwner ? 'Owner mode is on. Press to sign out.' : 'Unlock owner mode',
  );
}

/** The focus of a control that goes with owner mode passes to the switch. */
function passFocus(place: Element): void {
  const focused = document.activeElement;
  requestAnimationFrame(() => {
    if (!focused?.checkVisibility()) place.querySelector('button')?.focus();
  });
}

/** A device that cannot load this, as without a connection, is not told: the server's log is. */
const tellOfProblems = () =>
  import('./attention.ts').then(
    (attention) => attention.tellOfProblems(),
    () => {},
  );

/** Adds the owner switch if it may show, and keeps it in step with owner mode. */
export function startOwnerSwitch(place: HTMLElement): void {
  initOwnerToggle((document.documentElement.dataset.ownerHosts ?? '').split(' '));
  $ownerToggleVisible.subscribe((visible) => {
    show(place, visible);
    reflect(place, $ownerToken.get() !== null);
  });
  $ownerToken.subscribe((token) => {
    document.documentElement.toggleAttribute('data-owner', token !== null);
    reflect(place, token !== null);
    if (token !== null) tellOfProblems();
    else passFocus(place);
  });
}

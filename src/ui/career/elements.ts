import { type IconName, iconMarkup } from '../icon-paths.ts';

type Look = { label: string; icon?: IconName; className: string; iconOnly?: boolean };

function dressed<E extends HTMLElement>(element: E, { label, className, ...look }: Look): E {
  element.className = className;
  if (look.icon) element.innerHTML = iconMarkup(look.icon, 'small');
  if (look.iconOnly) {
    element.ariaLabel = label;
    element.title = label;
  } else element.append(label);
  return element;
}

/**
 * A link or button with an icon and a text; with `iconOnly` the text is only its accessible name.
 */
export function makeLink(href: string, look: Look): HTMLAnchorElement {
  const link = dressed(document.createElement('a'), look);
  link.href = href;
  return link;
}

/** A button that looks so and does this when pressed. */
export function makeButton(look: Look, press: () => void): HTMLButtonElement {
  const button = dressed(document.createElement('button'), look);
  button.type = 'button';
  button.addEventListener('click', press);
  return button;
}

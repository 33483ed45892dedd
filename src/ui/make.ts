import { type IconName, iconMarkup } from './icon-paths.ts';

type Attributes = Record<string, string | number | boolean>;

/** Makes an element; an attribute of true has no value, one of false is left out. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...content: (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...content);
  return made;
}

type Look = { label: string; icon?: IconName; className?: string; iconOnly?: boolean };

function dress(element: HTMLElement, { label, icon, className, iconOnly }: Look): void {
  element.className = className ?? (iconOnly ? 'icon-button' : 'button');
  if (icon) element.innerHTML = iconMarkup(icon, 'small');
  if (iconOnly) {
    element.ariaLabel = label;
    element.title = label;
  } else element.append(label);
}

/**
 * Makes a link that looks like a button, with an icon and a text; with `iconOnly` the text is only
 * its accessible name.
 */
export function makeLink(href: string, look: Look): HTMLAnchorElement {
  const link = make('a', { href });
  dress(link, look);
  return link;
}

/** Makes a button that looks so and does this when pressed. */
export function makeButton(look: Look, press: () => void): HTMLButtonElement {
  const button = make('button', { type: 'button' });
  dress(button, look);
  button.addEventListener('click', press);
  return button;
}

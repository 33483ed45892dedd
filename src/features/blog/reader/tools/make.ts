import { type IconName, iconMarkup } from '../../../../ui/icon-paths.ts';

type Properties = Record<string, string | number | boolean>;

/** Makes an element; an attribute of true has no value, one of false is left out. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Properties = {},
  ...content: (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...content);
  return made;
}

/** A button with a text, or with an icon and the text as its accessible name. */
export function makeButton(words: string, act: () => void, icon?: IconName): HTMLButtonElement {
  const className = icon ? 'icon-button' : 'button';
  const button = make('button', { type: 'button', class: className });
  if (icon) {
    button.ariaLabel = words;
    button.innerHTML = iconMarkup(icon, 'small');
  } else button.textContent = words;
  button.addEventListener('click', act);
  return button;
}

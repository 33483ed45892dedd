import { type IconName, iconMarkup } from '../../../../ui/icon-paths.ts';

type Properties = Record<string, string | number | boolean>;

/** An element with its attributes (true for one without a value, false for none) and content. */
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

/** A button with words, or one with an icon whose words are its name. */
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

import { type IconName, iconPaths } from '../icon-paths.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';

function icon(name: IconName): SVGElement {
  const svg = document.createElementNS(svgNamespace, 'svg');
  svg.setAttribute('class', 'icon small');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svgNamespace, 'path');
  path.setAttribute('d', iconPaths[name]);
  svg.append(path);
  return svg;
}

type Look = { label: string; icon?: IconName; className: string; iconOnly?: boolean };

function dressed<E extends HTMLElement>(element: E, { label, className, ...look }: Look): E {
  element.className = className;
  if (look.icon) element.append(icon(look.icon));
  if (look.iconOnly) {
    element.ariaLabel = label;
    element.title = label;
  } else element.append(label);
  return element;
}

/** A link, or a button, with an icon and words; with `iconOnly` the words are its name. */
export function makeLink(href: string, look: Look): HTMLAnchorElement {
  const link = dressed(document.createElement('a'), look);
  link.href = href;
  return link;
}

export function makeButton(look: Look, press: () => void): HTMLButtonElement {
  const button = dressed(document.createElement('button'), look);
  button.type = 'button';
  button.addEventListener('click', press);
  return button;
}

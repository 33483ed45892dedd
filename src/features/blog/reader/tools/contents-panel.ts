import { make } from '../../../../ui/make.ts';
import { isPlainClick } from '../../../../ui/plain-click.ts';
import { headingOf } from '../reading-position.ts';
import { goTo } from './go-to.ts';
import type { PanelContent } from './panel-content.ts';

/** One heading of the contents, indented as in the list on the page. */
function entry(link: HTMLAnchorElement, close: () => void): HTMLElement {
  const depth = link.parentElement?.style.getPropertyValue('--depth') || '0';
  const target = make('a', { href: link.hash }, link.firstElementChild?.textContent ?? '');
  target.addEventListener('click', (event) => {
    const heading = headingOf(link);
    if (!heading || !isPlainClick(event)) return;
    event.preventDefault();
    close();
    history.replaceState(history.state, '', link.hash);
    goTo(heading);
  });
  const item = make('li', {}, target);
  item.style.setProperty('--depth', depth);
  return item;
}

/** The table of contents: the headings by level; choosing one goes to it and closes the panel. */
export function contentsPanel(_post: HTMLElement, close: () => void): PanelContent {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')];
  const entries = links.map((link) => entry(link, close));
  const refresh = () => {
    const here = Math.max(
      0,
      links.findIndex((link) => link.ariaCurrent),
    );
    for (const [index, entered] of entries.entries()) {
      const target = entered.querySelector('a') as HTMLAnchorElement;
      target.ariaCurrent = links[index]?.ariaCurrent ?? null;
      target.toggleAttribute('autofocus', index === here);
    }
  };
  return { title: 'Contents', content: [make('ol', {}, ...entries)], refresh };
}

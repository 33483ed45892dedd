import { copiedMs, copiedText } from '../../../../lib/copied.ts';
import { sharePopup, shareTargets } from '../../../../lib/reading/share.ts';
import { copyText } from '../../../../ui/copy-text.ts';
import { make } from '../../../../ui/make.ts';
import { isPlainClick } from '../../../../ui/plain-click.ts';
import type { PanelContent } from './panel-content.ts';

const address = () =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ??
  location.origin + location.pathname;
const title = () => document.querySelector('h1')?.textContent?.trim() ?? document.title;

type Target = (typeof shareTargets)[keyof typeof shareTargets];

/** A link whose plain click opens the small window; other clicks open a tab as usual. */
function targetLink(target: Target, close: () => void): HTMLElement {
  const href = target.address(address(), title());
  const link = make('a', { href, target: '_blank', rel: 'noopener noreferrer' }, target.label);
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { width, height } = sharePopup;
    window.open(href, '_blank', `popup,noopener,noreferrer,width=${width},height=${height}`);
    close();
  });
  return make('li', {}, link);
}

function copyButton(said: HTMLElement): HTMLElement {
  const [label, done] = ['Copy Link', 'Copied'];
  const button = make('button', { type: 'button' }, label);
  let resetting = 0;
  button.addEventListener('click', async () => {
    if (!(await copyText(address()))) {
      said.textContent = address(); // shown so that it can be copied by hand
      return;
    }
    button.textContent = done;
    said.textContent = copiedText('Link');
    clearTimeout(resetting);
    resetting = window.setTimeout(() => {
      button.textContent = label;
      said.textContent = '';
    }, copiedMs);
  });
  return make('li', {}, button);
}

/** The share menu: Twitter, Facebook, LinkedIn, Reddit, Copy Link. */
export function sharePanel(_post: HTMLElement, close: () => void): PanelContent {
  const said = make('p', { role: 'status', class: 'meta' });
  const targets = Object.values(shareTargets).map((target) => targetLink(target, close));
  targets[0]?.querySelector('a')?.toggleAttribute('autofocus', true);
  return { title: 'Share', content: [make('ul', {}, ...targets, copyButton(said)), said] };
}

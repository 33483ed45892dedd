import { takeNotice } from '../../stores/notice.ts';
import { layOutFar } from './lay-out-far.ts';
import './lost-parts.ts';
import { startOwnerSwitch } from './owner/owner-switch.ts';
import './theme-switch.ts';
import { carryTitle } from './title-transition.ts';
import './view-switch.ts';

const ownerSwitch = document.querySelector<HTMLElement>('[data-owner-switch]');
if (ownerSwitch) startOwnerSwitch(ownerSwitch);

/** How far the page is scrolled, 0 to 1, for browsers without scroll timelines. */
function followScroll(bar: HTMLElement): void {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  const room = scrollHeight - clientHeight;
  bar.style.setProperty('--progress', String(room > 0 ? Math.min(1, scrollTop / room) : 0));
}

const bar = document.querySelector<HTMLElement>('[data-progress]');
if (bar && !CSS.supports('animation-timeline: scroll()')) {
  const follow = () => followScroll(bar);
  window.addEventListener('scroll', follow, { passive: true });
  window.addEventListener('resize', follow);
  follow();
}

/** While the menu covers the page, nothing behind it can be reached. */
function setReach(isReached: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-behind-menu]')) {
    part.inert = !isReached;
  }
}

/** Reach ends after the menu opened and is back before it closes, so that focus finds its way. */
const menu = document.querySelector<HTMLElement>('#menu');
menu?.addEventListener('toggle', ({ newState }) => setReach(newState === 'closed'));
menu?.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && setReach(true));
if (menu?.matches(':popover-open')) setReach(false);
/** Where the links themselves have room, as on a tablet that is turned, there is no menu. */
matchMedia('(max-width: 64rem)').addEventListener('change', () => menu?.hidePopover());

/** What is said until a moment is not said after it: a page may be older than its visitor. */
for (const passing of document.querySelectorAll<HTMLElement>('[data-until]')) {
  passing.hidden = Date.now() > Date.parse(passing.dataset.until ?? '');
}

layOutFar();
window.addEventListener('pageswap', carryTitle);

const notice = takeNotice();
if (notice) void import('../../ui/toast/toast.ts').then(({ showToast }) => showToast(notice));

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

/** Makes everything behind the open menu unreachable. */
function setReach(isReached: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-behind-menu]')) {
    part.inert = !isReached;
  }
}

/** Unreachable only after opening and until closing, so that the browser can move the focus. */
const menu = document.querySelector<HTMLElement>('#menu');
menu?.addEventListener('toggle', ({ newState }) => setReach(newState === 'closed'));
menu?.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && setReach(true));
if (menu?.matches(':popover-open')) setReach(false);
/** Closes the menu when the links have room, as after turning a tablet. */
matchMedia('(max-width: 64rem)').addEventListener('change', () => menu?.hidePopover());

/** Hides what is only valid until a moment that has passed since the page was rendered. */
for (const passing of document.querySelectorAll<HTMLElement>('[data-until]')) {
  passing.hidden = Date.now() > Date.parse(passing.dataset.until ?? '');
}

layOutFar();
window.addEventListener('pageswap', carryTitle);

const notice = takeNotice();
if (notice) void import('../../ui/toast/toast.ts').then(({ showToast }) => showToast(notice));

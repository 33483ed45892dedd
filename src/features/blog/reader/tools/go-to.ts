const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const behavior = (): ScrollBehavior => (isStill() ? 'instant' : 'smooth');

/** How close, in px, a heading must be to where `goTo` puts it to count as the current one. */
const nearness = 8;

const headings = (post: HTMLElement) =>
  [...post.children].filter((block): block is HTMLElement => /^H[1-6]$/.test(block.tagName));

/** Scrolls to a heading, smoothly unless motion is reduced, and moves the keyboard focus there. */
export function goTo(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ behavior: behavior(), block: 'start' });
}

/** Goes to the next heading, or with -1 to the previous one; before the first is the top. */
export function goToHeading(post: HTMLElement, steps: 1 | -1): void {
  const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const distance = (heading: HTMLElement) => heading.getBoundingClientRect().top - line;
  const all = headings(post);
  const next =
    steps > 0
      ? all.find((heading) => distance(heading) > nearness)
      : all.findLast((heading) => distance(heading) < -nearness);
  if (next) goTo(next);
  else if (steps < 0) goToTop();
}

/** Back to the top of the page. */
export function goToTop(): void {
  delete document.documentElement.dataset.resumed;
  window.scrollTo({ top: 0, behavior: behavior() });
}

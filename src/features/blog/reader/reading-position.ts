/** A heading counts as reached once it is in the upper third of the window. */
const reached = 1 / 3;

/** Calls `follow` now, and once per frame while the page scrolls or the window is resized. */
export function whileScrolling(follow: () => void): void {
  let isWaiting = false;
  const followSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      follow();
    });
  };
  window.addEventListener('scroll', followSoon, { passive: true });
  window.addEventListener('resize', followSoon);
  followSoon();
}

type Place = { link: HTMLAnchorElement; heading: HTMLElement | null };

/** The heading that a contents link leads to. */
export const headingOf = (link: HTMLAnchorElement): HTMLElement | null =>
  document.getElementById(link.getAttribute('href')?.slice(1) ?? '');

const placeOf = (link: HTMLAnchorElement): Place => ({ link, heading: headingOf(link) });

/** How much of a list of contents stays in sight above the current section, in px. */
const above = 48;

/**
 * Returns a function that marks the current section in a list of contents, and keeps it in sight in
 * a list that scrolls.
 */
export function sectionMarker(links: Iterable<HTMLAnchorElement>): () => void {
  const places = [...links].map(placeOf);
  const isAbove = ({ heading }: Place) =>
    heading && heading.getBoundingClientRect().top <= window.innerHeight * reached;
  return () => {
    const current = places.findLast(isAbove)?.link;
    if (current?.ariaCurrent) return;
    for (const { link } of places) link.ariaCurrent = link === current ? 'true' : null;
    const item = current?.parentElement;
    if (item?.parentElement) item.parentElement.scrollTop = item.offsetTop - above;
  };
}

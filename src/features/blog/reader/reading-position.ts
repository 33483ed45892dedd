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

/** Returns a function that marks the current section in a list of contents. */
export function sectionMarker(links: Iterable<HTMLAnchorElement>): () => void {
  const places = [...links].map(placeOf);
  const isAbove = ({ heading }: Place) =>
    heading && heading.getBoundingClientRect().top <= window.innerHeight * reached;
  let marked: HTMLAnchorElement | undefined;
  return () => {
    const link = places.findLast(isAbove)?.link;
    if (link === marked) return;
    marked?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'true');
    marked = link;
  };
}

/** A heading is reached when it is in the upper third of the window. */
const reached = 1 / 3;

/** Calls back now, and in every frame in which the page was scrolled or the window changed. */
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

/** The heading a link of the contents leads to: such a link has its id as it is. */
export const headingOf = (link: HTMLAnchorElement): HTMLElement | null =>
  document.getElementById(link.getAttribute('href')?.slice(1) ?? '');

const placeOf = (link: HTMLAnchorElement): Place => ({ link, heading: headingOf(link) });

/** Marks in a list of contents, each time it is called, the section in which the reader stands. */
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

/** A heading is reached when it is in the upper third of the window. */
const reached = 1 / 3;

type Place = { link: HTMLAnchorElement; heading: HTMLElement | null };

const placeOf = (link: HTMLAnchorElement): Place => ({
  link,
  heading: document.getElementById(decodeURIComponent(link.hash.slice(1))),
});

function mark(places: readonly Place[]): void {
  const line = window.innerHeight * reached;
  const isAbove = ({ heading }: Place) => heading && heading.getBoundingClientRect().top <= line;
  const at = places.findLastIndex(isAbove);
  for (const [index, { link }] of places.entries()) {
    if (index === at) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** Marks in the contents, from now on, the section in which the reader stands. */
export function followReader(links: Iterable<HTMLAnchorElement>): void {
  const places = [...links].map(placeOf);
  let isWaiting = false;
  const markSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      mark(places);
    });
  };
  window.addEventListener('scroll', markSoon, { passive: true });
  window.addEventListener('resize', markSoon);
  markSoon();
}

/** A heading is reached when it is in the upper third of the window. */
const reached = 1 / 3;

const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')];
const places = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));

/** Marks in the contents the section in which the reader stands. */
function mark(): void {
  const line = window.innerHeight * reached;
  const at = places.findLastIndex((place) => place && place.getBoundingClientRect().top <= line);
  for (const [index, link] of links.entries()) {
    if (index === at) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

let isWaiting = false;
function markSoon(): void {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    mark();
  });
}

window.addEventListener('scroll', markSoon, { passive: true });
window.addEventListener('resize', markSoon);
mark();

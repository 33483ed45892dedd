/** The view transition name that a post's title shares between a list and its own page. */
const shared = 'story-title';

/** The heading in a list that links to an address. */
const titleOf = (url: string) => {
  const { pathname } = new URL(url);
  return [...document.querySelectorAll<HTMLAnchorElement>('main :is(h2, h3) a')].find(
    (link) => link.pathname === pathname,
  )?.parentElement;
};

/** On the way to a post, morphs its title in the list into the title of the page. */
export function carryTitle({ activation, viewTransition }: PageSwapEvent): void {
  const title = activation?.entry.url && viewTransition && titleOf(activation.entry.url);
  if (!title) return;
  title.style.viewTransitionName = shared;
  const restore = () => {
    title.style.viewTransitionName = '';
  };
  // Also when the transition is interrupted by another navigation.
  void viewTransition.finished.then(restore, restore);
}

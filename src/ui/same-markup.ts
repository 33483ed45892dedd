/** Markup as a tree, without what follows from the address of a link: how it opens. */
function treeOf(markup: string): DocumentFragment {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: markup });
  for (const link of content.querySelectorAll('a')) {
    link.removeAttribute('target');
    link.removeAttribute('rel');
  }
  return content;
}

/** Whether two texts of one kind show the same, as an editor and the server spell markup apart. */
export const sameMarkup = (one: string, other: string): boolean =>
  one === other || treeOf(one).isEqualNode(treeOf(other));

import type { Place } from '../../../stores/reading/reading-progress.ts';

/** The line where the reader is assumed to be, just under the navigation, in px from the top. */
export const readingLine = 80;

/** How many of its first characters identify a paragraph. */
const anchorLength = 48;

/** The block at the reading line, or the first below it. */
function blockAtLine(post: HTMLElement): Element | undefined {
  const blocks = [...post.children];
  return (
    blocks.find((block) => block.getBoundingClientRect().bottom > readingLine) ?? blocks.at(-1)
  );
}

/** How far into a block the line is, 0 to 1. */
function offsetIn({ top, height }: DOMRect): number {
  return height > 0 ? Math.min(1, Math.max(0, (readingLine - top) / height)) : 0;
}

/** The paragraph at which the reader is. */
export function currentPlace(post: HTMLElement): Place | null {
  const block = blockAtLine(post);
  if (!block) return null;
  return {
    index: [...post.children].indexOf(block),
    anchor: block.textContent.trim().slice(0, anchorLength) || null,
    offset: Number(offsetIn(block.getBoundingClientRect()).toFixed(3)),
  };
}

/** Where the top of a block belongs, now that it has another height, in px from the window's top. */
function keptTop(before: DOMRect, height: number): number {
  if (before.top > readingLine) return before.top;
  if (before.bottom <= readingLine) return before.bottom - height;
  return readingLine - offsetIn(before) * height;
}

/** Notes where the reader is; returns a function that brings it back once the lines break anew. */
function notePlace(post: HTMLElement): () => void {
  const block = post.getBoundingClientRect().top < readingLine ? blockAtLine(post) : undefined;
  const before = block?.getBoundingClientRect();
  return () => {
    if (!block || !before) return;
    const { top, height } = block.getBoundingClientRect();
    window.scrollBy({ top: top - keptTop(before, height), behavior: 'instant' });
  };
}

/** Changes how a post looks, and keeps what is being read where it is. */
export function keepingPlace(post: HTMLElement, change: () => void): void {
  const restore = notePlace(post);
  change();
  restore();
}

/**
 * Keeps what is being read where it is when a phone is turned or a window gets another width.
 * Returns a function to call whenever the page was scrolled or resized, before anything is measured.
 */
export function placeKeeper(post: HTMLElement): () => void {
  let [width, restore] = [post.clientWidth, notePlace(post)];
  return () => {
    if (post.clientWidth !== width) restore();
    [width, restore] = [post.clientWidth, notePlace(post)];
  };
}

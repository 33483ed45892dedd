import { mergeAttributes, Node } from '@tiptap/core';

/** What a picture in a post is: where it lies, what it shows, its size, its caption. */
export type Picture = {
  src: string;
  alt: string;
  width: string | null;
  height: string | null;
  caption: string;
};

const imageOf = (element: HTMLElement) => element.querySelector('img');
const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => imageOf(element)?.getAttribute(name) ?? null,
});

/** A picture that stands alone; its caption is written where it stands. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    src: attribute('src'),
    alt: attribute('alt'),
    width: attribute('width'),
    height: attribute('height'),
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (element) => (imageOf(element) ? null : false),
      contentElement: (element) =>
        (element as HTMLElement).querySelector<HTMLElement>('figcaption') ??
        document.createElement('figcaption'),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'figure',
    ['img', mergeAttributes(HTMLAttributes)],
    ['figcaption', 0],
  ],
});

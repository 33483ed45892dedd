import { mergeAttributes, Node } from '@tiptap/core';

/** A picture in a post: its address, description, size and caption. */
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

/** A picture in a block of its own; its caption is edited in place. */
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

import { type Attribute, Node } from '@tiptap/core';
import { NodeSelection, Plugin } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { BARE, COLOUR } from '../../../../lib/post-editing/tidy-html.ts';

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

/** An attribute of the link that the picture is in, if it is in one. */
const linkAttribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => imageOf(element)?.closest('a')?.getAttribute(name) ?? null,
});

/** Whether it came without a figure, and is saved so unless it gets a caption. */
const bare: Attribute = {
  default: false,
  parseHTML: (element) => element.hasAttribute(BARE),
  renderHTML: ({ bare: isBare }) => (isBare ? { [BARE]: '' } : {}),
};

/** Enter in a caption goes on below the picture, in the empty paragraph there or in a new one. */
function leaveCaption(editor: Editor): boolean {
  const { $from, $to } = editor.state.selection;
  if ($from.parent.type.name !== 'figure' || !$from.sameParent($to)) return false;
  const below = $from.after();
  const next = editor.state.doc.nodeAt(below);
  const isRoom = next?.type.name === 'paragraph' && next.content.size === 0;
  const chain = editor.chain();
  if (!isRoom) chain.insertContentAt(below, { type: 'paragraph' });
  return chain
    .setTextSelection(below + 1)
    .scrollIntoView()
    .run();
}

/** A press on a picture selects it, to be described or deleted; without it only words are. */
const selecting = () =>
  new Plugin({
    props: {
      handleClickOn: (view, _pos, node, at, { target }) => {
        if (node.type.name !== 'figure' || !(target instanceof HTMLImageElement)) return false;
        const { tr, doc } = view.state;
        view.dispatch(tr.setSelection(NodeSelection.create(doc, at)));
        return true;
      },
    },
  });

/** A picture in a block of its own; its caption is edited in place. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addProseMirrorPlugins: () => [selecting()],
  addKeyboardShortcuts: () => ({ Enter: ({ editor }) => leaveCaption(editor as Editor) }),
  addAttributes: () => ({
    src: attribute('src'),
    alt: attribute('alt'),
    width: attribute('width'),
    height: attribute('height'),
    title: attribute('title'),
    href: linkAttribute('href'),
    linkTitle: linkAttribute('title'),
    bare,
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
  renderHTML: ({ node: { attrs }, HTMLAttributes }) => {
    const { src, alt, width, height, title, href, linkTitle } = attrs;
    const { style, [COLOUR]: colour, [BARE]: isBare } = HTMLAttributes;
    const image = ['img', { src, alt, width, height, title }];
    const picture = href ? ['a', { href, title: linkTitle }, image] : image;
    return ['figure', { style, [COLOUR]: colour, [BARE]: isBare }, picture, ['figcaption', 0]];
  },
});

import { Node } from '@tiptap/core';
import { KEPT } from '../../../../lib/post-editing/tidy-html.ts';
import { purified } from '../../../../ui/purified.ts';

/** What is kept, as readers see it; its links lead nowhere while the story is edited. */
function shown(tag: 'div' | 'span', html: string): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute(KEPT, html);
  element.title = 'Kept as it is. To change it, edit its HTML under Markdown.';
  element.append(...purified('article', html).childNodes);
  for (const link of element.querySelectorAll('a')) link.tabIndex = -1;
  return element;
}

/**
 * Markup that readers see but the editor has no form for. It keeps every letter, and can be
 * selected, moved and deleted as a whole.
 */
const keptNode = (name: string, tag: 'div' | 'span') =>
  Node.create({
    name,
    inline: tag === 'span',
    group: tag === 'span' ? 'inline' : 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      html: { default: '', parseHTML: (element) => element.getAttribute(KEPT), rendered: false },
    }),
    parseHTML: () => [{ tag: `${tag}[${KEPT}]`, priority: 100 }],
    renderHTML: ({ node }) => shown(tag, String(node.attrs.html)),
  });

const KeptBlock = keptNode('keptBlock', 'div');
const KeptInline = keptNode('keptInline', 'span');

export const keptNodes = [KeptBlock, KeptInline];

import { MarkdownManager } from '@tiptap/markdown';
import type { Editor, JSONContent } from '@tiptap/react';
import { generateHTML } from '@tiptap/react';
import { isHtml } from '../../../../lib/post-body/markdown.ts';
import { savedHtml } from '../../../../lib/post-editing/tidy-html.ts';
import { same } from '../../../../lib/same.ts';
import { spacesKept } from '../../../../ui/rich-text/spaces-kept.ts';
import { storyExtensions } from './extensions.ts';
import { storyDoc } from './story-doc.ts';

const lists = ['bulletList', 'orderedList'];

/** The blocks that a body becomes in the editor. */
const blocksOf = (body: string): JSONContent[] => storyDoc(body).content ?? [];

/** A block as HTML on one line, for what Markdown cannot express. */
const asHtml = (block: JSONContent): string =>
  savedHtml(generateHTML({ type: 'doc', content: [block] }, storyExtensions)).replaceAll(
    '\n',
    '&#10;',
  );

/**
 * The text as Markdown. A block that Markdown cannot express (a colour, an alignment) is written as
 * HTML, so that nothing is lost in either direction.
 */
export function markdownOf(editor: Editor): string {
  const manager = new MarkdownManager({ extensions: storyExtensions });
  const { content = [] } = spacesKept(editor.state.doc).toJSON() as JSONContent;
  const texts = content.map((block, at) => {
    const text = manager.serialize({ type: 'doc', content: [block] }).trim();
    const joins = lists.includes(block.type ?? '') && content[at - 1]?.type === block.type;
    const lossless = !joins && !isHtml(text) && same(blocksOf(text), [block]);
    return lossless ? text : asHtml(block);
  });
  return texts.filter((text) => text !== '').join('\n\n');
}

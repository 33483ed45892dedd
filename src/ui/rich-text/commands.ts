import type { Editor } from '@tiptap/react';
import { isLocalPath } from '../../entities/local-path.ts';
import { isWebAddress } from '../../entities/web-address.ts';
import type { IconName } from '../icon-paths.ts';

/** One command of the toolbar. */
export type Command = {
  name: string;
  keys?: string;
  icon: IconName;
  run: (editor: Editor) => void;
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
};

/** The host at the start of an address without a scheme; a single word does not count. */
const HOST = /^(localhost|[^\s/?#]+\.[^\s/?#]+)(?:[/?#:]|$)/i;

/** The complete address for a link, or null if invalid (spec 2 §5: a link must be a valid URL). */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (isLocalPath(text) || text.startsWith('#')) return text;
  if (/^(mailto|tel):\S+$/i.test(text)) return text;
  const isWhole = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text);
  const address = isWhole ? text : `https://${text}`;
  return isWebAddress(address) && (isWhole || HOST.test(text)) ? address : null;
}

/** Links the selected text; without a selection it inserts the address as the text. */
function setLink(editor: Editor, href: string, typed: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (!editor.state.selection.empty || editor.isActive('link')) chain.setLink({ href }).run();
  else {
    const mark = { type: 'link', attrs: { href } };
    chain.insertContent({ type: 'text', text: typed.trim(), marks: [mark] }).run();
  }
}

/** Asks for an address; an empty one removes the link. */
function askForLink(editor: Editor, invalidUrl: string): void {
  const before: unknown = editor.getAttributes('link').href;
  const typed = window.prompt('Link to', typeof before === 'string' ? before : 'https://');
  if (typed === null) return;
  if (typed.trim() === '') {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    return;
  }
  const href = linkAddress(typed);
  if (href === null) window.alert(invalidUrl);
  else setLink(editor, href, typed);
}

/** Whether a mark can be set on what is selected, or taken off it: a block of code has none. */
export const canMark = (mark: string) => (editor: Editor) => editor.can().toggleMark(mark);

/** @param invalidUrl the message for an invalid address */
export const linkCommand = (invalidUrl: string): Command => ({
  name: 'Link',
  icon: 'link',
  run: (editor) => askForLink(editor, invalidUrl),
  isOn: (editor) => editor.isActive('link'),
  can: canMark('link'),
});

const heading = (level: 1 | 2): Command => ({
  name: level === 1 ? 'Title' : 'Heading',
  icon: level === 1 ? 'title' : 'heading',
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

const headings: readonly Command[] = [heading(1), heading(2)];

const commands: readonly Command[] = [
  {
    name: 'Bold',
    keys: 'Ctrl+B',
    icon: 'bold',
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
    can: canMark('bold'),
  },
  {
    name: 'Italic',
    keys: 'Ctrl+I',
    icon: 'italic',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
    can: canMark('italic'),
  },
  {
    name: 'List',
    icon: 'bullets',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'Numbered list',
    icon: 'numbers',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  linkCommand('Invalid URL'),
  {
    name: 'Undo',
    keys: 'Ctrl+Z',
    icon: 'undo',
    run: (editor) => editor.chain().focus().undo().run(),
    can: (editor) => editor.can().undo(),
  },
  {
    name: 'Redo',
    keys: 'Ctrl+Y',
    icon: 'redo',
    run: (editor) => editor.chain().focus().redo().run(),
    can: (editor) => editor.can().redo(),
  },
];

/** The kinds of text the editor can write, each limited to its allow-list. */
export type TextKind = 'card' | 'prose';

export const commandsFor: Readonly<Record<TextKind, readonly Command[]>> = {
  card: [...headings, ...commands],
  prose: commands,
};

/** The command with this name, for toolbars with their own selection. */
export const commandNamed = (name: string): Command[] =>
  commandsFor.card.filter((command) => command.name === name);

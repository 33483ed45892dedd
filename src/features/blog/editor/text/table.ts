import { Table, TableHeader, TableRow, TableView } from '@tiptap/extension-table';
import { purified } from '../../../../ui/purified.ts';
import { verbatim } from './verbatim.ts';

/** A table's title, shown above it. It is not edited in place, because tables have only rows. */
function captionOf(html: string): HTMLElement {
  const caption = document.createElement('caption');
  caption.contentEditable = 'false';
  caption.append(...purified('article', html).childNodes);
  return caption;
}

class CaptionedTable extends TableView {
  constructor(...given: ConstructorParameters<typeof TableView>) {
    super(...given);
    const [{ attrs }] = given;
    if (attrs.caption) this.table.prepend(captionOf(String(attrs.caption)));
  }
}

/** A table that Tab leaves from its last cell, or a keyboard could never; buttons add rows. */
const StoryTable = Table.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      caption: {
        default: null,
        rendered: false,
        parseHTML: (element) => element.querySelector(':scope > caption')?.innerHTML || null,
      },
    };
  },
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node, HTMLAttributes }) => {
    const { caption } = node.attrs;
    const head = caption ? [captionOf(String(caption))] : [];
    return ['table', HTMLAttributes, ...head, ['tbody', 0]];
  },
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() };
  },
}).configure({ resizable: false, View: CaptionedTable });

/** The part of its table that a row is in, where its cells do not tell (`tidy-html.ts`). */
function sectionOf(row: HTMLElement): string | null {
  const section = row.dataset.section ?? row.parentElement?.localName;
  const isHeader = [...row.children].every(({ localName }) => localName === 'th');
  const isTold = section === (isHeader ? 'thead' : 'tbody');
  return section === 'tr' || section === undefined || isTold ? null : section;
}

const StoryRow = TableRow.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      section: {
        default: null,
        parseHTML: sectionOf,
        renderHTML: ({ section }) => (section ? { 'data-section': section } : {}),
      },
    };
  },
});

const StoryHeader = TableHeader.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      scope: verbatim('scope'),
    };
  },
});

/** A table with its title, its head and foot; the cells come from the kit. */
export const tableNodes = [StoryTable, StoryRow, StoryHeader];

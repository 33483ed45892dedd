import { wordsLabel } from '../../../entities/count-label.ts';
import { cleanDescription } from '../../../lib/career/description-style.ts';
import { countWords } from '../../../lib/count-words.ts';
import { plainText } from '../../../lib/plain-text.ts';
import { commandsFor, linkCommand } from '../../../ui/rich-text/commands.ts';
import { pastedHtml } from '../../../ui/rich-text/pasted-html.ts';
import { RichTextEditor } from '../../../ui/rich-text/RichTextEditor.tsx';
import { DescriptionPalettes } from './DescriptionPalettes.tsx';
import { Highlight, TextColour } from './description-marks.ts';

/** The link command with this form's message for an invalid address (spec 3 §5). */
const link = linkCommand('Please enter a valid URL');
const tools = commandsFor.prose.map((command) => (command.name === link.name ? link : command));

const marks = [TextColour, Highlight];
const pasting = { transformPastedHTML: (html: string) => cleanDescription(pastedHtml(html)) };

type Props = { html: string; onChange: (html: string) => void };

/** The description of a role, with colours, highlights and a word counter (spec 3 §2). */
export function DescriptionEditor({ html, onChange }: Props) {
  return (
    <div className="editor-box description-editor">
      <RichTextEditor
        html={html}
        label="Description"
        className="rich"
        more={marks}
        tools={tools}
        extraTools={(editor) => <DescriptionPalettes editor={editor} />}
        editorProps={pasting}
        autoFocus={false}
        onChange={(written) => onChange(cleanDescription(written))}
      />
      <p className="meta">{wordsLabel(countWords(plainText(html)))}</p>
    </div>
  );
}

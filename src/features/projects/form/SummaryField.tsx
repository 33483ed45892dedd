import type { Editor } from '@tiptap/react';
import { useRef } from 'react';
import { wordsLabel } from '../../../entities/count-label.ts';
import { countWords } from '../../../lib/count-words.ts';
import { plainText } from '../../../lib/plain-text.ts';
import { readingMinutes } from '../../../lib/reading-time.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { GroupError } from '../../../ui/field/GroupError.tsx';
import { RichTextEditor } from '../../../ui/rich-text/RichTextEditor.tsx';
import { ColourPicker } from './ColourPicker.tsx';
import { pasting, summaryExtensions } from './editor-extensions.ts';
import { Ideas } from './Ideas.tsx';
import { insertIdea } from './insert-idea.ts';
import summaryFieldStyles from './summary-field.css?inline';
import { summaryTools } from './summary-tools.ts';
import type { TabProps } from './tab-props.ts';

adoptStyles(summaryFieldStyles);

/** Project Summary: the rich-text editor, its length, and ideas for it. */
export function SummaryField({ form, editable }: TabProps) {
  const editor = useRef<Editor | null>(null);
  const words = countWords(plainText(form.draft.summaryHtml));
  return (
    <div className="field summary-field">
      <div className="field-label">
        <h2>Project Summary</h2>
        <Ideas
          form={form}
          editable={editable}
          insert={(idea) => editor.current && insertIdea(editor.current, idea)}
        />
      </div>
      <div className="editor-box">
        <RichTextEditor
          key={form.filling}
          html={form.draft.summaryHtml}
          label="Project Summary"
          className="rich"
          more={summaryExtensions}
          tools={summaryTools}
          editorProps={pasting}
          extraTools={(current) => {
            editor.current = current;
            return <ColourPicker editor={current} />;
          }}
          editable={editable}
          autoFocus={false}
          onChange={(summaryHtml) => form.change({ summaryHtml })}
        />
        <p className="meta">
          <span>{wordsLabel(words)}</span>
          <span>{readingMinutes(words)}m read</span>
        </p>
      </div>
      <GroupError>{form.errors.summary}</GroupError>
    </div>
  );
}

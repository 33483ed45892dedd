import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { wordsLabel } from '../../../entities/count-label.ts';
import { isHtml } from '../../../lib/post-body/markdown.ts';
import type { Story } from '../../../lib/post-editing/story.ts';
import { savedMarkdown } from '../../../lib/post-editing/tidy-html.ts';
import { PictureNotes } from './pictures/PictureNotes.tsx';
import type { Pictures, WaitingPicture } from './pictures/use-pictures.ts';
import { MarkdownText } from './text/MarkdownText.tsx';
import { markdownOf } from './text/markdown.ts';
import { StoryText, type WrittenText } from './text/StoryText.tsx';

type Props = {
  story: Story;
  /** The word count and the reading time. */
  length: { words: number; minutes: number };
  editable: boolean;
  style: Record<string, string>;
  onChange: (body: string) => void;
  pictures: Pictures;
  /** Called once the text can be written in. */
  onEditor: (editor: Editor) => void;
};

/** The story's text, edited as it will look or as Markdown, and its length. */
export function WritingArea({ story, length, editable, style, onChange, ...props }: Props) {
  const { pictures, onEditor } = props;
  const written = useRef<WrittenText | null>(null);
  const [markdown, setMarkdown] = useState<string | null>(null);
  const { words, minutes } = length;
  const show = () => {
    if (markdown !== null) return;
    const editor = written.current?.editor;
    setMarkdown(isHtml(story.body) && editor ? markdownOf(editor) : story.body);
  };
  const write = () => {
    if (markdown === null) return;
    written.current?.take(story.body);
    setMarkdown(null);
  };
  const type = (text: string) => {
    setMarkdown(text);
    onChange(savedMarkdown(text));
  };
  const describe = (picture: WaitingPicture) => {
    write();
    pictures.describe(picture);
  };
  const notes = <PictureNotes pictures={pictures} describe={describe} />;
  return (
    <section className="writing" aria-label="Writing">
      <div className="writing-head">
        <h2>Story</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame of its own */}
        <div className="switch" role="group" aria-label="View of the text">
          <button type="button" aria-pressed={markdown === null} onClick={write}>
            Write
          </button>
          <button type="button" aria-pressed={markdown !== null} onClick={show}>
            Markdown
          </button>
        </div>
      </div>
      <div className="editor-box">
        <StoryText
          body={story.body}
          editable={editable}
          style={style}
          onChange={onChange}
          onReady={(text) => {
            written.current = text;
            onEditor(text.editor);
          }}
          shown={markdown === null}
          pictures={pictures}
          notes={notes}
        />
        {markdown !== null && notes}
        {markdown !== null && <MarkdownText text={markdown} editable={editable} onChange={type} />}
        <p className="meta">
          <span>{wordsLabel(words)}</span>
          <span>{minutes}m read</span>
        </p>
      </div>
    </section>
  );
}

import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { wordsLabel } from '../../../entities/count-label.ts';
import { isHtml } from '../../../lib/post-body/markdown.ts';
import type { Story } from '../../../lib/post-editing/story.ts';
import { savedMarkdown } from '../../../lib/post-editing/tidy-html.ts';
import { MarkdownText } from './text/MarkdownText.tsx';
import { markdownOf } from './text/markdown.ts';
import { StoryText } from './text/StoryText.tsx';

type Props = {
  story: Story;
  /** The word count and the reading time. */
  length: { words: number; minutes: number };
  editable: boolean;
  style: Record<string, string>;
  onChange: (body: string) => void;
};

/** The story's text, edited as it will look or as Markdown, and its length. */
export function WritingArea({ story, length, editable, style, onChange }: Props) {
  const editor = useRef<Editor | null>(null);
  const [markdown, setMarkdown] = useState<string | null>(null);
  const { words, minutes } = length;
  const show = () => {
    if (isHtml(story.body) && editor.current) setMarkdown(markdownOf(editor.current));
    else setMarkdown(story.body);
  };
  const type = (text: string) => {
    setMarkdown(text);
    onChange(savedMarkdown(text));
  };
  return (
    <section className="writing" aria-label="Writing">
      <div className="writing-head">
        <h2>Story</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame of its own */}
        <div className="switch" role="group" aria-label="View of the text">
          <button type="button" aria-pressed={markdown === null} onClick={() => setMarkdown(null)}>
            Write
          </button>
          <button type="button" aria-pressed={markdown !== null} onClick={show}>
            Markdown
          </button>
        </div>
      </div>
      <div className="editor-box">
        {markdown === null ? (
          <StoryText
            body={story.body}
            editable={editable}
            style={style}
            onChange={onChange}
            onEditor={(made) => {
              editor.current = made;
            }}
          />
        ) : (
          <MarkdownText text={markdown} editable={editable} onChange={type} />
        )}
        <p className="meta length">
          <span>{wordsLabel(words)}</span>
          <span>{minutes}m read</span>
        </p>
      </div>
    </section>
  );
}

import { copyAndSay } from '../copy-and-say.ts';

type Props = { text: string; editable: boolean; onChange: (text: string) => void };

/** The text as Markdown, to paste into or copy from. */
export function MarkdownText({ text, editable, onChange }: Props) {
  const copy = () => copyAndSay(text, 'Markdown copied.');
  return (
    <div className="markdown-text">
      <div className="row text-tools">
        <p className="meta">What Markdown cannot say, a colour or an alignment, stands as HTML.</p>
        <button className="button quiet" type="button" onClick={copy}>
          Copy Markdown
        </button>
      </div>
      <textarea
        aria-label="Story as Markdown"
        spellCheck
        value={text}
        readOnly={!editable}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

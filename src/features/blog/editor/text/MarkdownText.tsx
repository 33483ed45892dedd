import { showToast } from '../../../../ui/toast/toast.ts';
import { copyText } from '../copy-text.ts';

type Props = { text: string; editable: boolean; onChange: (text: string) => void };

/** The text as Markdown, to paste into or copy from. */
export function MarkdownText({ text, editable, onChange }: Props) {
  const copy = async () => {
    const copied = await copyText(text);
    showToast(
      copied ? 'Markdown copied.' : 'This browser does not let pages copy.',
      copied ? 'done' : 'failed',
    );
  };
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

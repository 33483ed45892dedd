import { useState } from 'react';
import type { RichTextEditor } from '../../../ui/rich-text/RichTextEditor.tsx';
import { sameMarkup } from '../../../ui/same-markup.ts';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { Story, StoryHead } from '../view/Story.tsx';
import { EditButton } from './EditButton.tsx';
import { PartEditor } from './PartEditor.tsx';
import type { ProfileDocument } from './profile-document.ts';
import { usePart } from './use-part.ts';

type Props = { document: ProfileDocument; html: string };

const shown = (html: string) => <Story html={html} />;

/**
 * The rich-text editor, by far the largest part, loaded on first use. It opens only once it is
 * loaded: one that is lost while React renders would take the whole screen with it.
 */
function useRichText() {
  const [Editor, setEditor] = useState<typeof RichTextEditor | null>(null);
  const [loading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    try {
      const module = await import('../../../ui/rich-text/RichTextEditor.tsx');
      setEditor(() => module.RichTextEditor);
    } finally {
      setLoading(false);
    }
  };
  return { Editor, loading, load };
}

/** About Me, edited in place. */
export function StoryEditor({ document, html }: Props) {
  const editor = usePart(document, 'about', sameMarkup);
  const { editing, open, change } = editor;
  const { Editor, loading, load } = useRichText();
  const opener = useFocusBack(editing !== null);
  if (!editing || !Editor) {
    const busy = editor.busy || loading;
    const edit = () => load().then(open);
    return (
      <>
        <StoryHead
          action={<EditButton what="about me" busy={busy} onEdit={edit} opener={opener} />}
        />
        <Story html={html} />
      </>
    );
  }
  return (
    <>
      <StoryHead />
      <PartEditor label="Edit about me" editor={editor} show={shown}>
        <Editor
          html={editing.value}
          label="About Me"
          className="rich"
          kind="prose"
          onChange={change}
        />
      </PartEditor>
    </>
  );
}

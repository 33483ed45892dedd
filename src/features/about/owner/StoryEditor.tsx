import { RichTextEditor } from '../../../ui/rich-text/RichTextEditor.tsx';
import { Story, StoryHead } from '../view/Story.tsx';
import { EditButton } from './EditButton.tsx';
import { EditorFrame } from './EditorFrame.tsx';
import type { ProfileDocument } from './profile-document.ts';
import { useFocusBack } from './use-focus-back.ts';
import { usePart } from './use-part.ts';

type Props = { document: ProfileDocument; html: string };

const shown = (html: string) => <Story html={html} />;

/** About Me, written where it is read. */
export function StoryEditor({ document, html }: Props) {
  const editor = usePart(document, 'about');
  const { editing, busy, open, change } = editor;
  const opener = useFocusBack(editing !== null);
  if (!editing) {
    const edit = <EditButton what="about me" busy={busy} onEdit={open} opener={opener} />;
    return (
      <>
        <StoryHead action={edit} />
        <Story html={html} />
      </>
    );
  }
  return (
    <>
      <StoryHead />
      <EditorFrame label="Edit about me" editor={editor} show={shown}>
        <RichTextEditor
          html={editing.value}
          label="About Me"
          className="rich"
          kind="prose"
          onChange={change}
        />
      </EditorFrame>
    </>
  );
}

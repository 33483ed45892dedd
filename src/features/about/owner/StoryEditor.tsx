import { lazy, Suspense } from 'react';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { Story, StoryHead } from '../view/Story.tsx';
import { EditButton } from './EditButton.tsx';
import { EditorFrame } from './EditorFrame.tsx';
import type { ProfileDocument } from './profile-document.ts';
import { usePart } from './use-part.ts';

/** Loaded on first use, with the text shown meanwhile, because it is by far the largest part. */
const RichTextEditor = lazy(async () => {
  const module = await import('../../../ui/rich-text/RichTextEditor.tsx');
  return { default: module.RichTextEditor };
});

type Props = { document: ProfileDocument; html: string };

const shown = (html: string) => <Story html={html} />;

/** About Me, edited in place. */
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
        <Suspense fallback={shown(editing.value)}>
          <RichTextEditor
            html={editing.value}
            label="About Me"
            className="rich"
            kind="prose"
            onChange={change}
          />
        </Suspense>
      </EditorFrame>
    </>
  );
}

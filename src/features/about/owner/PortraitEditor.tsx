import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { type Profile, profileMessages } from '../../../entities/profile.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { ImageInput } from '../../../ui/image-input/ImageInput.tsx';
import { useEditor } from '../../../ui/use-editor.ts';
import { Portrait } from '../view/Portrait.tsx';
import { type Avatar, avatarProblem, avatarSource } from './avatar.ts';
import { EditorObstacle } from './EditorObstacle.tsx';
import { feedbackIn } from './feedback.ts';
import type { ProfileDocument } from './profile-document.ts';

type Props = { document: ProfileDocument; profile: Profile };

const feedback = feedbackIn({
  saved: profileMessages.avatarSaved,
  failed: profileMessages.uploadFailed,
  unauthorized: profileMessages.unauthorized,
});

const shown = (avatar: Avatar) => <Portrait url={avatar instanceof File ? null : avatar} name="" />;

/** The owner's picture: a new one is uploaded and saved as soon as it is chosen. */
export function PortraitEditor({ document, profile }: Props) {
  const owner = useStore($ownerToken) !== null;
  const source = useMemo(() => avatarSource(ownerApi, document.part('avatarUrl')), [document]);
  const editor = useEditor<Avatar>({ source, feedback });

  const take = async ([file]: File[]) => {
    if (!file) return;
    const problem = avatarProblem(file);
    if (problem) throw new Error(problem);
    if (editor.busy) return editor.change(file);
    const base = document.heldPart('avatarUrl');
    editor.begin(base, file);
    await editor.save(base);
  };
  const hasNext = editor.editing !== null && !editor.busy && editor.obstacle === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: saving anew at each render would never end
  useEffect(() => {
    if (hasNext) void editor.save();
  }, [hasNext]);
  const failed = editor.obstacle?.kind === 'failed';

  return (
    <>
      <Portrait url={profile.avatarUrl} name={profile.fullName} />
      {owner && <ImageInput label="Change portrait" onImages={take} />}
      <EditorObstacle editor={editor} show={shown} kept="" />
      {editor.obstacle && (
        <div className="row">
          {failed && (
            <button className="button" type="button" onClick={() => editor.save()}>
              Try again
            </button>
          )}
          <button className="button" type="button" onClick={editor.stop}>
            Cancel
          </button>
        </div>
      )}
    </>
  );
}

import { useMemo } from 'react';
import { profileMessages } from '../../../entities/profile.ts';
import { moveDrafts } from '../../../stores/move-drafts.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import { type Editor, useEditor } from '../../../ui/use-editor.ts';
import { editorDraft } from './editor-draft.ts';
import { feedbackIn } from './feedback.ts';
import { type PartName, type Parts, type ProfileDocument, partShapes } from './profile-document.ts';

const feedback = feedbackIn(profileMessages);

moveDrafts(storageKeys.profileDrafts, storageKeys.profileDraft);

/** An editor for one part of the profile that keeps unsaved changes on this device. */
export function usePart<N extends PartName>(
  document: ProfileDocument,
  name: N,
  isSame?: (one: Parts[N], other: Parts[N]) => boolean,
): Editor<Parts[N]> {
  const { source, draft } = useMemo(
    () => ({
      source: document.part(name),
      draft: editorDraft<Parts[N]>(storageKeys.profileDraft + name, partShapes[name]),
    }),
    [document, name],
  );
  return useEditor<Parts[N]>({ source, draft, feedback, isSame });
}

import { useStore } from '@nanostores/react';
import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { ownerModeMessages } from '../../../entities/owner-mode.ts';
import { postDefaults } from '../../../entities/post-defaults.ts';
import { storyMessages } from '../../../lib/post-editing/save-errors.ts';
import { themeOf } from '../../../lib/post-editing/story.ts';
import { isLocalId, type LocalPost } from '../../../stores/local-posts/local-post.ts';
import { $localPosts, dropLocalPosts } from '../../../stores/local-posts/local-posts.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { confirmAction } from '../../../ui/confirm/confirm.ts';
import { Note } from '../../../ui/note/Note.tsx';
import { useEver } from '../../../ui/use-ever.ts';
import { useSaveKeys } from '../../../ui/use-save-keys.ts';
import { EditorBar } from './EditorBar.tsx';
import './adopt-editor-styles.ts';
import { UnpublishedDrafts } from './notices/DraftNotes.tsx';
import { LoadFailure, Notices } from './notices/Notices.tsx';
import { usePictures } from './pictures/use-pictures.ts';
import { LivePreview } from './preview/LivePreview.tsx';
import { styleOf } from './preview/style-of.ts';
import { usePreview } from './preview/use-preview.ts';
import { AccentField } from './settings/AccentField.tsx';
import { IdentityFields } from './settings/IdentityFields.tsx';
import { TypeFields } from './settings/TypeFields.tsx';
import { useStory } from './use-story.ts';
import { WritingArea } from './WritingArea.tsx';

const askAbout = (title: string, action: string) =>
  confirmAction(storyMessages.deleteQuestion, action, title || postDefaults.title);

type Props = {
  /** From the address: 'new', a local id, a slug or a uuid. */
  id: string;
};

/**
 * The editor of a post, for its owner; visitors see it read-only. When owner mode ends during
 * editing, the editor stays as it is, so that nothing is lost.
 */
export function StoryEditor({ id }: Props) {
  const owner = useStore($ownerToken) !== null;
  const wasOwner = useEver(owner);
  const [editor, setEditor] = useState<Editor | null>(null);
  const pictures = usePictures(editor);
  const state = useStory(id, pictures.pending);
  const { opened, story, filling, load } = state;
  const editable = wasOwner && opened !== null;
  const mode = opened?.serverId || (!opened && id !== 'new' && !isLocalId(id)) ? 'edit' : 'create';
  const [assigned, setAssigned] = useState({ filling: -1, theme: themeOf(story) });
  if (assigned.filling !== filling) setAssigned({ filling, theme: themeOf(story) });

  // Loads the post again for its owner, because visitors cannot read an unpublished one.
  const [loadedFor, setLoadedFor] = useState(owner);
  useEffect(() => {
    if (owner === loadedFor) return;
    setLoadedFor(owner);
    if (owner && id !== 'new' && !isLocalId(id) && !state.dirty) void load();
  }, [owner, loadedFor, id, load, state.dirty]);

  const shown = usePreview(story.body, owner, filling);
  const drafts = useStore($localPosts).filter(
    (post) => isLocalId(post.id) && post.id !== opened?.localId && post.id !== opened?.offered?.id,
  );
  const remove = async () => {
    if (await askAbout(story.title, 'Delete')) await state.remove();
  };
  const discard = async ({ id, title }: LocalPost) => {
    if (await askAbout(title, 'Discard')) dropLocalPosts([id]);
  };
  useSaveKeys(wasOwner ? () => void state.save() : null);

  return (
    <div className="story-editor work-form">
      <EditorBar
        state={state}
        editable={editable}
        tooltip={wasOwner ? undefined : ownerModeMessages.ownerRequired}
        mode={mode}
        onDelete={remove}
      />
      <div className="wrap">
        <h1>{mode === 'edit' ? 'Edit Post' : 'Create Post'}</h1>
        <div className="notices">
          {!wasOwner && <Note kind="info">{ownerModeMessages.viewerMode}</Note>}
          {state.failure && <LoadFailure state={state} />}
          {opened && id === 'new' && !state.dirty && (
            <UnpublishedDrafts drafts={drafts} discard={discard} />
          )}
          <Notices state={state} />
        </div>
        {!opened && !state.failure && <p className="meta loading">Loading editor…</p>}
        {opened && (
          <div className="grid">
            <IdentityFields state={state} editable={editable} />
            <WritingArea
              key={filling}
              story={story}
              length={shown}
              editable={editable}
              style={styleOf(assigned.theme)}
              onChange={(body) => state.change({ body })}
              pictures={pictures}
              onEditor={setEditor}
            />
            <div className="settings look">
              <AccentField
                story={story}
                disabled={!editable}
                onChange={(color) => state.change({ color })}
              />
              <TypeFields
                story={story}
                disabled={!editable}
                onChange={state.change}
                onAssign={() => setAssigned({ filling, theme: themeOf(story) })}
              />
            </div>
            <LivePreview story={story} shown={shown} />
          </div>
        )}
      </div>
    </div>
  );
}

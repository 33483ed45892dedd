import { mergeStories } from '../../../../lib/post-editing/merge-stories.ts';
import type { Story } from '../../../../lib/post-editing/story.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import type { Stored } from '../story-api.ts';
import type { OpenedState } from '../use-opened.ts';

type Editing = {
  state: Pick<OpenedState, 'opened' | 'story' | 'standOn' | 'fill'>;
  /** Drops this tab's copy on the device. */
  letGo: () => void;
  /** Called once the conflict is over. */
  settled: () => void;
  save: () => Promise<void>;
};

const mergedWords = (conflicts: number): string =>
  conflicts === 0
    ? 'Merged. Look it over, then save.'
    : 'Merged. Where both changed the same, both stand, yours first.';

/** What the owner can do once someone else has changed or deleted the story that is open. */
export function conflictWays({ state, letGo, settled, save }: Editing) {
  const { opened, story, standOn, fill } = state;

  /** Continues with `next`, based on the version someone else stored. */
  const resolve = ({ etag, story: base }: Stored, next: Story) => {
    settled();
    if (opened) fill({ ...opened, base, etag, story: next, restored: null });
  };

  return {
    /** Creates a post again that was deleted elsewhere. */
    publishAnew: () => {
      if (opened) standOn({ ...opened, serverId: null, etag: null });
      return save();
    },
    keepMine: ({ etag, story: base }: Stored) => {
      if (opened) standOn({ ...opened, base, etag });
      return save();
    },
    takeTheirs: (theirs: Stored) => {
      letGo();
      resolve(theirs, theirs.story);
    },
    mergeBoth: (theirs: Stored) => {
      if (!opened?.base) return;
      const { story: merged, conflicts } = mergeStories(opened.base, story, theirs.story);
      resolve(theirs, merged);
      showToast(mergedWords(conflicts));
    },
  };
}

import { changedWords } from '../../../../lib/obstacle-words.ts';
import { differences } from '../../../../lib/post-editing/merge-stories.ts';
import type { Story } from '../../../../lib/post-editing/story.ts';
import { Note } from '../../../../ui/note/Note.tsx';
import { MineOrTheirs } from '../../../../ui/obstacle/MineOrTheirs.tsx';
import { localBody } from '../../reader/local/local-body.ts';
import type { Stored } from '../story-api.ts';
import type { StoryState } from '../use-story.ts';

type Props = { state: StoryState; theirs: Stored };

/**
 * Shows both versions side by side after another tab or device saved first, to choose or to merge.
 */
export function Conflict({ state, theirs }: Props) {
  const { story, opened } = state;
  const changed = differences(story, theirs.story);
  const choices = (
    <>
      <MineOrTheirs
        onMine={() => state.keepMine(theirs)}
        onTheirs={() => state.takeTheirs(theirs)}
      />
      {opened?.base && (
        <button className="button" type="button" onClick={() => state.mergeBoth(theirs)}>
          Merge both
        </button>
      )}
    </>
  );
  return (
    <div className="conflict">
      <Note kind="warning" alert inSight actions={choices}>
        <p>
          <b>{changedWords}</b> Nothing of yours is lost. The versions differ in:{' '}
          {changed.join(', ') || 'nothing you can see'}.
        </p>
        {opened?.base && (
          <p>
            Merge both puts together what each of them changed; you can look it over before you
            save.
          </p>
        )}
      </Note>
      <div className="versions">
        <Version name="Yours" story={story} />
        <Version name="Theirs" story={theirs.story} />
      </div>
    </div>
  );
}

function Version({ name, story }: { name: string; story: Story }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="version" aria-label={`${name}: ${story.title}`} tabIndex={0}>
      <p className="meta">{name}</p>
      <p className="name">{story.title}</p>
      <p className="meta">
        /blog/{story.slug} {story.tags.length > 0 && `· ${story.tags.join(', ')}`}
      </p>
      <div className="prose" dangerouslySetInnerHTML={{ __html: localBody(story.body) }} />
    </section>
  );
}

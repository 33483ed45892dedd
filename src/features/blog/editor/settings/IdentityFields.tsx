import { postDefaults, postLimits } from '../../../../entities/post-defaults.ts';
import { tooLong, tooMany } from '../../../../entities/too-long.ts';
import { typedSlug } from '../../../../lib/post-editing/slug.ts';
import { postPath } from '../../../../lib/routes.ts';
import { Field } from '../../../../ui/field/Field.tsx';
import { TagInput } from '../../../../ui/tag-input/TagInput.tsx';
import type { StoryState } from '../use-story.ts';

type Props = { state: StoryState; editable: boolean };

/** The title, slug and tags of a post. */
export function IdentityFields({ state, editable }: Props) {
  const { story, opened } = state;
  const disabled = !editable;
  const oldSlug = opened?.serverId ? opened.base?.slug : undefined;
  const moves = oldSlug !== undefined && story.slug !== oldSlug && oldSlug !== '';
  return (
    <div className="settings identity">
      <Field label="Title" error={tooLong(story.title, postLimits.title)}>
        {(ids) => (
          <input
            {...ids}
            className="input"
            value={story.title}
            disabled={disabled}
            placeholder={postDefaults.title}
            autoComplete="off"
            onChange={(event) => state.setTitle(event.target.value)}
          />
        )}
      </Field>
      <Field
        label="Slug"
        hint={
          moves
            ? `${postPath(oldSlug)} will lead here.`
            : state.follows
              ? 'Follows the title until you change it.'
              : undefined
        }
      >
        {(ids) => (
          <input
            {...ids}
            className="input"
            value={story.slug}
            disabled={disabled}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => state.setSlug(typedSlug(event.target.value))}
            onBlur={() => story.slug.endsWith('-') && state.setSlug(story.slug.replace(/-+$/, ''))}
          />
        )}
      </Field>
      <Field label="Tags" aside="Enter or comma adds" error={tooMany(story.tags)}>
        {(ids) => (
          <TagInput
            ids={ids}
            tags={story.tags}
            disabled={disabled}
            placeholder="Add tag"
            onChange={(tags) => {
              if (tags.join() !== story.tags.join()) state.change({ tags });
            }}
          />
        )}
      </Field>
    </div>
  );
}

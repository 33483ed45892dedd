import { useState } from 'react';
import { accentColour, accentPalette } from '../../../lib/post-editing/palettes.ts';
import { typedSlug } from '../../../lib/post-editing/slug.ts';
import { fontFamilies, type Story, sizes } from '../../../lib/post-editing/story.ts';
import { postPath } from '../../../lib/routes.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { TagInput } from '../../../ui/tag-input/TagInput.tsx';
import type { StoryState } from './use-story.ts';

type Props = { state: StoryState; editable: boolean; onAssign: () => void };

/** What a post is called, where it lies, and how it looks. */
export function SettingsColumn({ state, editable, onAssign }: Props) {
  const { story, opened } = state;
  const disabled = !editable;
  const oldSlug = opened?.serverId ? opened.base?.slug : undefined;
  const moves = oldSlug !== undefined && story.slug !== oldSlug && oldSlug !== '';
  return (
    <div className="settings">
      <Field label="Title">
        {(ids) => (
          <input
            {...ids}
            className="input"
            value={story.title}
            disabled={disabled}
            placeholder="Untitled"
            maxLength={300}
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
      <Field label="Tags" aside="Enter or comma adds">
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
      <AccentField
        story={story}
        disabled={disabled}
        onChange={(color) => state.change({ color })}
      />
      <TypeFields story={story} disabled={disabled} onChange={state.change} onAssign={onAssign} />
    </div>
  );
}

type AccentProps = { story: Story; disabled: boolean; onChange: (color: string) => void };

function AccentField({ story, disabled, onChange }: AccentProps) {
  const valid = accentColour(story.color) === story.color.trim().toLowerCase();
  return (
    <div className="accent">
      <Field
        label="Accent Color"
        error={valid ? '' : `Not a hex colour: ${accentColour(story.color)} will be used.`}
      >
        {(ids) => (
          <div className="accent-entry">
            <span className="accent-now" style={{ background: accentColour(story.color) }} />
            <input
              {...ids}
              className="input"
              value={story.color}
              disabled={disabled}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onChange(event.target.value)}
            />
          </div>
        )}
      </Field>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame of its own */}
      <div className="swatches" role="group" aria-label="Accent colours">
        {accentPalette.map(({ name, colour }) => (
          <button
            key={colour}
            className="swatch"
            type="button"
            disabled={disabled}
            aria-label={name}
            title={name}
            aria-pressed={accentColour(story.color) === colour}
            style={{ background: colour }}
            onClick={() => onChange(colour)}
          />
        ))}
      </div>
    </div>
  );
}

type TypeProps = {
  story: Story;
  disabled: boolean;
  onChange: (part: Partial<Story>) => void;
  onAssign: () => void;
};

function TypeFields({ story, disabled, onChange, onAssign }: TypeProps) {
  const [assigned, setAssigned] = useState(0);
  const families = fontFamilies.includes(story.fontFamily)
    ? fontFamilies
    : [story.fontFamily, ...fontFamilies];
  const assign = () => {
    setAssigned((count) => count + 1);
    onAssign();
  };
  return (
    <div className="type-fields">
      <Field label="Font Family">
        {(ids) => (
          <select
            {...ids}
            className="input"
            value={story.fontFamily}
            disabled={disabled}
            onChange={(event) => onChange({ fontFamily: event.target.value })}
          >
            {families.map((family) => (
              <option key={family}>{family}</option>
            ))}
          </select>
        )}
      </Field>
      <div className="pair">
        <SizeField
          label="Base px"
          name="basePx"
          story={story}
          disabled={disabled}
          onChange={onChange}
        />
        <SizeField
          label="Heading scale"
          name="headingScale"
          story={story}
          disabled={disabled}
          onChange={onChange}
        />
      </div>
      <button className="button" type="button" disabled={disabled} onClick={assign}>
        Assign to content
      </button>
      <p className="hint" aria-live="polite">
        {assigned > 0 && 'The text is written in this font and size now.'}
      </p>
    </div>
  );
}

type SizeProps = Omit<TypeProps, 'onAssign'> & { label: string; name: keyof typeof sizes };

function SizeField({ label, name, story, disabled, onChange }: SizeProps) {
  const { min, max, step } = sizes[name];
  return (
    <Field label={label}>
      {(ids) => (
        <input
          {...ids}
          className="input"
          type="number"
          min={min}
          max={max}
          step={step}
          value={story[name]}
          disabled={disabled}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
}

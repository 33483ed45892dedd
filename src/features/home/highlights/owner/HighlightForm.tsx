import { type SubmitEvent, useId } from 'react';
import { Field } from '../../../../ui/field/Field.tsx';
import { GroupError } from '../../../../ui/field/GroupError.tsx';
import { RichTextEditor } from '../../../../ui/rich-text/RichTextEditor.tsx';
import type { Editing } from './editing.ts';
import { IconPicker } from './IconPicker.tsx';
import type { HighlightEditing } from './use-highlight-editing.ts';

type Props = {
  editing: Editing;
  editor: HighlightEditing;
  id: string;
  onSubmit: (event: SubmitEvent) => void;
};

/** A highlight's fields: its content, then its position and whether it is published. */
export function HighlightForm({ editing, editor: { change, problems }, ...submits }: Props) {
  const { fields, form } = editing;
  return (
    <form className="grid" noValidate {...submits}>
      <div className="words">
        <Field label="Title" error={problems.title ?? problems.titleHtml}>
          {(ids) => (
            <input
              {...ids}
              className="input"
              value={fields.title}
              onChange={({ target }) => change({ title: target.value })}
            />
          )}
        </Field>
        <div className="field">
          <p className="field-label">Text</p>
          <RichTextEditor
            key={form}
            html={fields.bodyHtml}
            label="Text"
            autoFocus={false}
            onChange={(bodyHtml) => change({ bodyHtml })}
          />
          <GroupError>{problems.bodyHtml}</GroupError>
        </div>
        <Field
          label="Link"
          aside="optional"
          hint="Where the title leads: an address, or a path on this site such as /projects."
          error={problems.url}
        >
          {(ids) => (
            <input
              {...ids}
              className="input"
              inputMode="url"
              value={fields.url}
              onChange={({ target }) => change({ url: target.value })}
            />
          )}
        </Field>
      </div>
      <div className="standing">
        <IconPicker icon={fields.icon} onPick={(icon) => change({ icon })} />
        <Field label="Position" error={problems.position} hint="Lower numbers come first.">
          {(ids) => (
            <input
              {...ids}
              className="input"
              inputMode="numeric"
              value={fields.position}
              onChange={({ target }) => change({ position: target.value })}
            />
          )}
        </Field>
        <Published published={fields.published} onChange={(published) => change({ published })} />
      </div>
    </form>
  );
}

type PublishedProps = { published: boolean; onChange: (published: boolean) => void };

function Published({ published, onChange }: PublishedProps) {
  const hint = useId();
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          checked={published}
          aria-describedby={hint}
          onChange={({ target }) => onChange(target.checked)}
        />
        Published
      </label>
      <p className="hint" id={hint}>
        Only then do visitors see it.
      </p>
    </div>
  );
}

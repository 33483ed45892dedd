import { useState } from 'react';
import { type SizeName, sizeError, sizes } from '../../../../lib/post-editing/sizes.ts';
import { fontFamilies, type Story } from '../../../../lib/post-editing/story.ts';
import { withChosen } from '../../../../lib/with-chosen.ts';
import { Field } from '../../../../ui/field/Field.tsx';

type Props = {
  story: Story;
  disabled: boolean;
  onChange: (part: Partial<Story>) => void;
  onAssign: () => void;
};

/** The post's own typography, and the button that applies it to the text. */
export function TypeFields({ story, disabled, onChange, onAssign }: Props) {
  const [assigned, setAssigned] = useState(0);
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
            {withChosen(fontFamilies, story.fontFamily).map((family) => (
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

type SizeProps = Omit<Props, 'onAssign'> & { label: string; name: SizeName };

function SizeField({ label, name, story, disabled, onChange }: SizeProps) {
  const { min, max, step } = sizes[name];
  return (
    <Field label={label} error={sizeError(name, story[name])}>
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

import { useState } from 'react';
import { Field } from '../../../ui/field/Field.tsx';

const custom = 'Custom';

type Props = {
  label: string;
  presets: readonly string[];
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

/**
 * A dropdown of presets with a Custom option that reveals a text box (spec 3 §2). Custom stays
 * selected whatever is typed there, until another option is selected.
 */
export function PresetChoice({ label, presets, value, onChange, error }: Props) {
  const [asked, setAsked] = useState(false);
  const own = asked || (value !== '' && !presets.includes(value));
  const choose = (chosen: string) => {
    setAsked(chosen === custom);
    onChange(chosen === custom ? '' : chosen);
  };
  const type = (words: string) => {
    setAsked(true);
    onChange(words);
  };
  return (
    <Field label={label} aside="required" required error={error}>
      {(ids) => (
        <>
          <select
            {...ids}
            aria-invalid={ids['aria-invalid'] && !own}
            className="input"
            value={own ? custom : value}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">Choose…</option>
            {[...presets, custom].map((preset) => (
              <option key={preset}>{preset}</option>
            ))}
          </select>
          {own && (
            <input
              className="input"
              aria-label={`${label}, in your words`}
              aria-describedby={ids['aria-describedby']}
              aria-invalid={ids['aria-invalid']}
              aria-required={ids['aria-required']}
              value={value}
              onChange={(event) => type(event.target.value)}
            />
          )}
        </>
      )}
    </Field>
  );
}

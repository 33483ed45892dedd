import { availabilityDefaults } from '../../../entities/availability.ts';
import { profileMessages } from '../../../entities/profile.ts';
import { unlock } from '../../../owner/unlock.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { startHere } from '../../../ui/focus-first.ts';
import { LoadFailure } from '../../../ui/record-form/LoadFailure.tsx';
import { RecordFormFrame } from '../../../ui/record-form/RecordFormFrame.tsx';
import type { RecordForm } from '../../../ui/record-form/use-record-form.ts';
import type { FieldErrors } from '../../../ui/use-field-errors.ts';
import type { ContactValues } from './contact-values.ts';

type Name = keyof ContactValues;
type Line = { name: Name; label: string; type?: string; hint?: string };

const ways: readonly Line[] = [
  { name: 'email', label: 'Email', type: 'email' },
  { name: 'location', label: 'Location' },
  { name: 'linkedin', label: 'LinkedIn', type: 'url' },
  { name: 'github', label: 'GitHub', type: 'url' },
  { name: 'facebook', label: 'Facebook', type: 'url' },
];
/** Left empty, these are what the page shows by default (spec 3 §9). */
const orElse = (name: keyof typeof availabilityDefaults, label: string, hint = ''): Line => ({
  ...{ name, label },
  hint: `${hint} Empty counts as ${availabilityDefaults[name]}.`.trim(),
});
const day: readonly Line[] = [
  orElse('workingFrom', 'Working from', 'An hour, 0 to 24; half past is .5.'),
  orElse('workingTo', 'Working to'),
  orElse('availableFrom', 'Available from'),
  orElse('availableTo', 'Available to'),
  orElse('timeZone', 'Time zone', 'As in Europe/Paris.'),
  orElse('responseWithin', 'Response within'),
  orElse('bestCallTime', 'Best call time'),
];

/** What someone else saved where it differs from what was written here. */
function theirsBeside(mine: ContactValues, theirs: ContactValues) {
  const lines = [...ways, ...day].filter(({ name }) => theirs[name] !== mine[name]);
  if (lines.length === 0) return <p>The same as you wrote.</p>;
  return (
    <ul>
      {lines.map(({ name, label }) => (
        <li key={name}>
          {label}: {theirs[name] || 'Nothing'}
        </li>
      ))}
    </ul>
  );
}

type Props = { form: RecordForm<ContactValues>; onCancel: () => void };

/** How and when the owner can be reached: addresses, time zone and hours. */
export function ContactForm({ form, onCancel }: Props) {
  if (form.failure) {
    const text = profileMessages.loadFailed;
    return <LoadFailure form={form} text={text} notFound={text} />;
  }
  if (!form.editing) return <p className="meta">Loading…</p>;
  const { value } = form.editing;
  const lines = {
    value,
    errors: form.errors,
    onChange: (name: Name, text: string) => form.change({ [name]: text }),
  };
  return (
    <RecordFormFrame
      form={form}
      onCancel={onCancel}
      submit={{ label: 'Save', busyLabel: 'Saving...' }}
      unlock={unlock}
      failed={profileMessages.failed}
      theirs={(stored) => theirsBeside(value, stored)}
    >
      <Lines {...lines} lines={ways} />
      <div className="pair">
        <Lines {...lines} lines={day} />
      </div>
    </RecordFormFrame>
  );
}

type LinesProps = {
  lines: readonly Line[];
  value: ContactValues;
  errors: FieldErrors;
  onChange: (name: Name, text: string) => void;
};

const Lines = ({ lines, value, errors, onChange }: LinesProps) =>
  lines.map(({ name, label, type = 'text', hint }) => (
    <Field key={name} label={label} error={errors[name]} hint={hint}>
      {(ids) => (
        <input
          {...ids}
          ref={name === 'email' ? startHere : null}
          className="input"
          type={type}
          value={value[name]}
          onChange={(event) => onChange(name, event.target.value)}
        />
      )}
    </Field>
  ));

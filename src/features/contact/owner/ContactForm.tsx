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
const day: readonly Line[] = [
  { name: 'workingFrom', label: 'Working from', hint: 'An hour, 0 to 24; half past is .5' },
  { name: 'workingTo', label: 'Working to' },
  { name: 'availableFrom', label: 'Available from' },
  { name: 'availableTo', label: 'Available to' },
  { name: 'timeZone', label: 'Time zone', hint: 'As in Asia/Tokyo or Europe/Paris.' },
  { name: 'responseWithin', label: 'Response within' },
  { name: 'bestCallTime', label: 'Best call time' },
];

const theirs = (values: ContactValues) => (
  <ul>
    {[...ways, ...day].map(({ name, label }) => (
      <li key={name}>
        {label}: {values[name]}
      </li>
    ))}
  </ul>
);

type Props = { form: RecordForm<ContactValues>; onCancel: () => void };

/** How and when the owner can be reached: addresses, time zone and hours. */
export function ContactForm({ form, onCancel }: Props) {
  if (form.failure) {
    const text = profileMessages.loadFailed;
    return <LoadFailure form={form} text={text} notFound={text} />;
  }
  if (!form.editing) return <p className="meta">Loading…</p>;
  const lines = {
    value: form.editing.value,
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
      theirs={theirs}
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

import { useCallback } from 'react';
import { issuerPresets, typePresets } from '../../../entities/certificate.ts';
import { Field } from '../../../ui/field/Field.tsx';
import type { RecordForm } from '../../../ui/record-form/use-record-form.ts';
import { TagInput } from '../../../ui/tag-input/TagInput.tsx';
import type { FieldErrors } from '../../../ui/use-field-errors.ts';
import { ImageField } from './ImageField.tsx';
import { LinkField } from './LinkField.tsx';
import { MonthBox } from './MonthBox.tsx';
import { PresetChoice } from './PresetChoice.tsx';
import { filled, type Values } from './values.ts';

type Props = {
  values: Values;
  errors: FieldErrors;
  change: (part: Partial<Values>) => void;
};

/** The fields of a certificate. */
export function CertificateFields({ form, values }: { form: RecordForm<Values>; values: Values }) {
  const { errors, change, pictures } = form;
  const fields = { values, errors, change };
  const setImage = useCallback((imageUrl: string | null) => change({ imageUrl }), [change]);
  return (
    <>
      <Words {...fields} />
      <SkillsField {...fields} />
      <ImageField
        imageUrl={values.imageUrl}
        refusal={errors.imageUrl}
        onChange={setImage}
        during={pictures.during}
      />
    </>
  );
}

function Words({ values, errors, change }: Props) {
  return (
    <>
      <Field label="Title" aside="required" required error={errors.title}>
        {(ids) => (
          <input
            {...ids}
            className="input"
            value={values.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </Field>
      <Origin values={values} errors={errors} change={change} />
      <LinkField
        url={values.credentialUrl}
        onChange={(credentialUrl) => change({ credentialUrl })}
        error={errors.credentialUrl}
        onFill={(page) => change(filled(values, page))}
      />
      <Field label="Description" aside="optional" error={errors.description}>
        {(ids) => (
          <textarea
            {...ids}
            className="textarea"
            rows={4}
            value={values.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

/** Who issued it, as what, when, and under which number. */
function Origin({ values, errors, change }: Props) {
  return (
    <>
      <div className="pair">
        <PresetChoice
          label="Issuer / Platform"
          presets={issuerPresets}
          value={values.issuer}
          onChange={(issuer) => change({ issuer })}
          error={errors.issuer}
        />
        <PresetChoice
          label="Type"
          presets={typePresets}
          value={values.type}
          onChange={(type) => change({ type })}
          error={errors.type}
        />
      </div>
      <div className="pair">
        <Field label="Month / Year" aside="optional" error={errors.dateMonth}>
          {(ids) => (
            <MonthBox
              ids={ids}
              month={values.dateMonth}
              onChange={(dateMonth) => change({ dateMonth })}
            />
          )}
        </Field>
        <Field label="Credential ID" aside="optional" error={errors.credentialId}>
          {(ids) => (
            <input
              {...ids}
              className="input"
              value={values.credentialId}
              onChange={(event) => change({ credentialId: event.target.value })}
            />
          )}
        </Field>
      </div>
    </>
  );
}

function SkillsField({ values, errors, change }: Props) {
  return (
    <Field label="Skills" aside="Enter or comma adds" error={errors.skills}>
      {(ids) => (
        <div className="skills">
          <TagInput
            ids={ids}
            tags={values.skills}
            onChange={(skills) => change({ skills })}
            placeholder="Add a skill"
          />
          {/* Leaving the box for this button completes what was typed. */}
          <button className="button" type="button">
            Add
          </button>
        </div>
      )}
    </Field>
  );
}

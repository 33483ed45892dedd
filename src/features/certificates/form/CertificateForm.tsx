import { type SubmitEvent, useCallback, useRef } from 'react';
import { issuerPresets, typePresets } from '../../../entities/certificate.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { TagInput } from '../../../ui/tag-input/TagInput.tsx';
import { useGoToProblem } from '../../../ui/use-go-to-problem.ts';
import { useSaveKeys } from '../../../ui/use-save-keys.ts';
import { CertificateObstacle } from './CertificateObstacle.tsx';
import { CertificatePreview } from './CertificatePreview.tsx';
import formStyles from './certificate-form.css?inline';
import { FormActions } from './FormActions.tsx';
import { ImageField } from './ImageField.tsx';
import { LinkField } from './LinkField.tsx';
import type { Start } from './load.ts';
import { MonthBox } from './MonthBox.tsx';
import { PresetChoice } from './PresetChoice.tsx';
import { StartNotes } from './StartNotes.tsx';
import { useCertificateForm } from './use-certificate-form.ts';
import { filled } from './values.ts';

adoptStyles(formStyles);

/**
 * The certificate form with a preview of its card. The owner saves to the server, a visitor to the
 * device (spec 3 §2, §6).
 */
export function CertificateForm({ start }: { start: Start }) {
  const form = useCertificateForm(start);
  const { values, errors, change } = form;
  const element = useRef<HTMLFormElement>(null);
  const [first] = Object.values(errors);
  const seekProblem = useGoToProblem(element, errors);
  const setImage = useCallback((imageUrl: string | null) => change({ imageUrl }), []);
  const save = () => {
    seekProblem();
    void form.save();
  };
  useSaveKeys(save);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save();
  };

  return (
    <div className="form-columns">
      <form ref={element} className="certificate-form" noValidate onSubmit={submit}>
        <StartNotes form={form} isLocal={start.isLocal} />
        <Field label="Title" aside="required" error={errors.title}>
          {(ids) => (
            <input
              {...ids}
              className="input"
              value={values.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          )}
        </Field>
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
        <ImageField
          imageUrl={values.imageUrl}
          refusal={errors.imageUrl}
          onChange={setImage}
          during={form.pictures.during}
        />
        {first && (
          <Note kind="danger" alert>
            {first}
          </Note>
        )}
        <FormActions form={form} label={start.id ? 'Save Changes' : 'Save Certificate'} />
      </form>
      <CertificateObstacle form={form} />
      <CertificatePreview values={values} id={start.id ?? ''} />
    </div>
  );
}

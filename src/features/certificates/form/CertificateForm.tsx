import { type MouseEvent, useMemo } from 'react';
import { certificatesPath } from '../../../lib/routes.ts';
import { unlock } from '../../../owner/unlock.ts';
import { keepNotice } from '../../../stores/notice.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { Note } from '../../../ui/note/Note.tsx';
import { isPlainClick } from '../../../ui/plain-click.ts';
import { FormActions } from '../../../ui/record-form/FormActions.tsx';
import { LoadFailure } from '../../../ui/record-form/LoadFailure.tsx';
import { RecordObstacle } from '../../../ui/record-form/RecordObstacle.tsx';
import { useFormSaves } from '../../../ui/record-form/use-form-saves.ts';
import { type RecordForm, useRecordForm } from '../../../ui/record-form/use-record-form.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { CertificateFields } from './CertificateFields.tsx';
import { CertificatePreview } from './CertificatePreview.tsx';
import { CertificateSummary } from './CertificateSummary.tsx';
import formStyles from './certificate-form.css?inline';
import { certificateSource } from './certificate-source.ts';
import { type Asked, loadTexts } from './load.ts';
import { StartNotes } from './StartNotes.tsx';
import { savedNotice } from './saved-notice.ts';
import { errorsOf, type Values } from './values.ts';

adoptStyles(formStyles);

const toList = () => location.assign(certificatesPath);

/**
 * The certificate form with a preview of its card. The owner saves to the server, a visitor to the
 * device (spec 3 §2, §6).
 */
export function CertificateForm({ asked }: { asked: Asked | null }) {
  const source = useMemo(() => certificateSource(asked), [asked]);
  const saved = async (began: number, hasMore: () => boolean) => {
    const { isLocal, id } = source;
    const words = isLocal ? 'Saved on this device only.' : await savedNotice(id ?? '', began);
    if (hasMore()) return showToast(words);
    keepNotice(words);
    toList();
  };
  const form = useRecordForm(source, { errorsOf, saved });
  const saves = useFormSaves(form);
  const { editing, errors, dirty } = form;
  const [first] = Object.values(errors);

  if (form.failure) {
    const { failed: text, notFound } = loadTexts;
    return <LoadFailure form={form} text={text} notFound={notFound} />;
  }
  if (!editing) return <p className="meta loading">Loading…</p>;
  const { value, base, restored } = editing;
  const submit = {
    label: asked ? 'Save Changes' : 'Save Certificate',
    busyLabel: 'Saving...',
  };
  return (
    <div className="form-columns">
      <form {...saves} className="certificate-form">
        <StartNotes
          isLocal={source.isLocal}
          isRestored={restored && dirty}
          onDiscard={() => (base ? form.takeTheirs(base) : form.cancel(toList))}
        />
        <CertificateFields form={form} values={value} />
        {first && <Note kind="danger">{first}</Note>}
        <FormActions form={form} submit={submit}>
          <CancelLink form={form} />
        </FormActions>
      </form>
      <CertificateObstacle form={form} />
      <CertificatePreview values={value} id={asked?.id ?? ''} />
    </div>
  );
}

type Props = { form: RecordForm<Values> };

function CancelLink({ form }: Props) {
  const cancel = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    form.cancel(toList);
  };
  return (
    <a className="button" href={certificatesPath} aria-disabled={form.busy} onClick={cancel}>
      Cancel
    </a>
  );
}

const summary = (values: Values) => <CertificateSummary values={values} />;

function CertificateObstacle({ form }: Props) {
  if (!form.obstacle) return null;
  return (
    <div className="obstacle">
      <RecordObstacle
        form={form}
        unlock={unlock}
        theirs={summary}
        what="This certificate"
        failed="Failed to save certificate."
      />
    </div>
  );
}

import { certificatesPath } from '../../../lib/routes.ts';
import { unsavedWords } from '../../../lib/unsaved-words.ts';
import { isPlainClick } from '../../../ui/plain-press.ts';
import { saveLabel } from '../../../ui/use-pictures-under-way.ts';
import type { CertificateFormState } from './use-certificate-form.ts';

type Props = { form: CertificateFormState; label: string };

/** Save, Cancel, which asks before it discards changes, and a note on what is kept of them. */
export function FormActions({ form, label }: Props) {
  const { busy, pictures, isChanged, kept, mayLeave } = form;
  return (
    <div className="row">
      <button className="button primary" type="submit" aria-disabled={busy || pictures.waiting}>
        {saveLabel(form, label, 'Saving...')}
      </button>
      <a
        className="button"
        href={certificatesPath}
        onClick={(event) => {
          if (isPlainClick(event) && !mayLeave()) event.preventDefault();
        }}
      >
        Cancel
      </a>
      <span className="meta" aria-live="polite">
        {isChanged ? unsavedWords(kept) : ''}
      </span>
    </div>
  );
}

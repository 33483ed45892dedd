import { isPlainClick } from '../../../ui/plain-press.ts';
import type { CertificateFormState } from './use-certificate-form.ts';

type Props = { form: CertificateFormState; label: string };

/** Save, and Cancel, which asks before it lets go of what was changed. */
export function FormActions({ form: { busy, mayLeave }, label }: Props) {
  return (
    <div className="row">
      <button className="button primary" type="submit" aria-disabled={busy}>
        {busy ? 'Saving...' : label}
      </button>
      <a
        className="button"
        href="/certificates"
        onClick={(event) => {
          if (isPlainClick(event) && !mayLeave()) event.preventDefault();
        }}
      >
        Cancel
      </a>
    </div>
  );
}

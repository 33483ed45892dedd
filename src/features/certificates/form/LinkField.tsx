import type { ResolvedLink } from '../../../entities/certificate.ts';
import { isWebAddress } from '../../../entities/web-address.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { useLinkCheck } from './use-link-check.ts';

type Props = {
  url: string;
  onChange: (url: string) => void;
  error: string | undefined;
  /** Fills empty fields with what the page says about itself. */
  onFill: (page: ResolvedLink) => void;
};

/** The verification address, which can be checked by the server, opened, or used to fill fields. */
export function LinkField({ url, onChange, error, onFill }: Props) {
  const address = url.trim();
  const { check, isChecking, says, page } = useLinkCheck(address);
  const fills = page && (page.title || page.issuer || page.image || page.description);
  return (
    <Field label="Verification URL" aside="optional" hint={says} error={error}>
      {(ids) => (
        <>
          <input
            {...ids}
            className="input"
            type="url"
            name="credentialUrl"
            placeholder="https://"
            value={url}
            onChange={(event) => onChange(event.target.value)}
          />
          <div className="row">
            <button
              className="button"
              type="button"
              disabled={address === ''}
              aria-disabled={isChecking}
              onClick={() => isChecking || check()}
            >
              Check link
            </button>
            {isWebAddress(address) && (
              <a className="button quiet" href={address} target="_blank" rel="noopener noreferrer">
                Open in new tab
              </a>
            )}
            {fills && (
              <button className="button quiet" type="button" onClick={() => onFill(page)}>
                Fill empty fields from the page
              </button>
            )}
          </div>
        </>
      )}
    </Field>
  );
}

import { useState } from 'react';
import type { ResolvedLink } from '../../../entities/certificate.ts';
import { isWebAddress } from '../../../entities/web-address.ts';
import { linkCheckText } from '../../../lib/link-check.ts';
import { failureWords } from '../../../lib/save-words.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import { Field } from '../../../ui/field/Field.tsx';

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
  const [result, setResult] = useState('');
  const [page, setPage] = useState<ResolvedLink | null>(null);
  const change = (next: string) => {
    setResult('');
    setPage(null);
    onChange(next);
  };
  const check = async () => {
    setResult('Checking...');
    setPage(null);
    try {
      const { value } = await ownerApi.create<ResolvedLink>('certificates/resolve', {
        url: address,
      });
      setResult(linkCheckText(value));
      setPage(value.ok ? value : null);
    } catch (reason) {
      setResult(`Error: ${failureWords(reason)}`);
    }
  };
  const says = page && (page.title || page.issuer || page.image || page.description);
  return (
    <Field label="Verification URL" aside="optional" hint={result} error={error}>
      {(ids) => (
        <>
          <input
            {...ids}
            className="input"
            type="url"
            name="credentialUrl"
            placeholder="https://"
            value={url}
            onChange={(event) => change(event.target.value)}
          />
          <div className="row">
            <button
              className="button"
              type="button"
              disabled={address === '' || result === 'Checking...'}
              onClick={check}
            >
              Check link
            </button>
            {isWebAddress(address) && (
              <a className="button quiet" href={address} target="_blank" rel="noopener noreferrer">
                Open in new tab
              </a>
            )}
            {says && (
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

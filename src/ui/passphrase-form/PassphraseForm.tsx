import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { failureWords } from '../../lib/save-words.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { Field } from '../field/Field.tsx';
import { focusFirst } from '../focus-first.ts';
import passphraseFormStyles from './passphrase-form.css?inline';
import { useUnlockedElsewhere } from './use-unlocked-elsewhere.ts';

adoptStyles(passphraseFormStyles);

type Props = {
  /** Rejects with a message fit to show. Gets nothing if owner mode came on by other means. */
  unlock: (passphrase: string) => Promise<void>;
  /** Whether to focus the field at once; not where the owner is writing something else. */
  autoFocus?: boolean;
};

/**
 * The passphrase field with its Unlock button and the error inline. Unlock is disabled while the
 * field is empty or a request is in flight (spec 1 §5). Once owner mode is on by other means, it
 * only offers to go on.
 */
export function PassphraseForm({ unlock, autoFocus = false }: Props) {
  const [passphrase, setPassphrase] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const isUnlocked = useUnlockedElsewhere(busy);
  const isLacking = passphrase === '' && !isUnlocked;
  const errorId = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus && field.current) focusFirst(field.current);
  }, [autoFocus]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isLacking || busy) return;
    setBusy(true);
    setError('');
    try {
      await unlock(isUnlocked ? '' : passphrase);
    } catch (reason) {
      setError(failureWords(reason));
      field.current?.focus();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className="passphrase-form" onSubmit={submit}>
      {isUnlocked ? (
        <p role="status">Owner mode is on again.</p>
      ) : (
        <Field label="Passphrase" errorId={error ? errorId : undefined}>
          {(ids) => (
            <input
              {...ids}
              ref={field}
              className="input"
              type="password"
              autoComplete="current-password"
              value={passphrase}
              onChange={(event) => setPassphrase(event.target.value)}
            />
          )}
        </Field>
      )}
      <p id={errorId} className="field-error" role="alert">
        {error}
      </p>
      <button className="button primary" type="submit" disabled={isLacking || busy}>
        {isUnlocked ? 'Go on' : busy ? 'Unlocking…' : 'Unlock'}
      </button>
    </form>
  );
}

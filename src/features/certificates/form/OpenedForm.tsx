import { useCallback, useEffect, useState } from 'react';
import { statusOf } from '../../../api/http.ts';
import { LoadFailure } from '../../../ui/record-form/RecordFormFrame.tsx';
import { CertificateForm } from './CertificateForm.tsx';
import { type Asked, loadStart, loadTexts, type Start, studyFormOf } from './load.ts';

/** The certificate form once what it starts from is read, or else why it is not. */
export function OpenedForm({ asked }: { asked: Asked | null }) {
  const [start, setStart] = useState<Start | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const load = useCallback(async () => {
    setFailure(null);
    try {
      setStart(await loadStart(asked));
    } catch (error) {
      const isGone = statusOf(error) === 404;
      const elsewhere = asked && isGone ? await studyFormOf(asked.id) : null;
      if (elsewhere) location.replace(elsewhere);
      else setFailure(error);
    }
  }, [asked]);
  useEffect(() => void load(), [load]);

  const { failed: text, notFound } = loadTexts;
  if (failure) return <LoadFailure form={{ failure, load }} text={text} notFound={notFound} />;
  if (!start) return <p className="meta loading">Loading…</p>;
  return <CertificateForm start={start} />;
}

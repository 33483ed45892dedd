import { failureWords } from '../../lib/save-words.ts';
import { Note } from '../note/Note.tsx';

type Props = {
  form: { failure: unknown; load: () => void };
  text: string;
  notFound: string;
};

/** Shown if the record could not be read. */
export function LoadFailure({ form, text, notFound }: Props) {
  const isMissing = Object(form.failure).status === 404;
  const again = (
    <button className="button" type="button" onClick={form.load}>
      Try again
    </button>
  );
  return (
    <Note kind="danger" alert actions={isMissing ? undefined : again}>
      <p>
        <b>{isMissing ? notFound : text}</b>
        {!isMissing && <br />}
        {!isMissing && failureWords(form.failure)}
      </p>
    </Note>
  );
}

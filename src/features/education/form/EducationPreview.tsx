import { useEffect, useMemo, useState } from 'react';
import { isYearMonth } from '../../../entities/date-fields.ts';
import { gpaFrom } from '../../../entities/education.ts';
import { studyTitle } from '../../../lib/career/study-title.ts';
import { periodLabel } from '../../../lib/dates.ts';
import { RecordPreview } from '../../../ui/record-form/RecordPreview.tsx';
import type { EducationValues } from './education-values.ts';

type Props = { values: EducationValues; note?: string };

/** The preview of a record: title, school, period, description, details, thesis. */
export function EducationPreview({ values, note }: Props) {
  const { school, level, startYM, endYM, isOngoing, description, details, thesis } = values;
  const end = isOngoing || !isYearMonth(endYM) ? null : endYM;
  const html = useWords(description, details);
  const title = studyTitle(values);
  return (
    <RecordPreview
      note={note}
      when={isYearMonth(startYM) ? periodLabel(startYM, end) : 'No start date yet'}
      title={title || 'No school yet'}
      place={title === school ? '' : school}
      html={html}
      facts={[
        ['Level', level],
        ['GPA', String(gpaFrom(values.gpa) ?? '')],
        ['Thesis', thesis],
      ]}
    />
  );
}

type MakeWords = (description: string, details: string) => string;

/** Description and details as markup; empty until the Markdown parser has loaded. */
function useWords(description: string, details: string): string {
  const [make, setMake] = useState<MakeWords>();
  useEffect(() => {
    void import('./details-html.ts').then(({ wordsHtml }) => setMake(() => wordsHtml));
  }, []);
  return useMemo(() => make?.(description, details) ?? '', [make, description, details]);
}

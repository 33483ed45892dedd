import type { CSSProperties } from 'react';
import { isYearMonth } from '../../../entities/date-fields.ts';
import { periodLabel } from '../../../lib/dates.ts';
import { tagColour } from '../../../lib/tag-colour.ts';
import { RecordPreview } from '../../../ui/record-form/RecordPreview.tsx';
import type { ExperienceValues } from './experience-values.ts';

type Props = { values: ExperienceValues };

/** The preview of a role: role, company, project, period, location, description, skills. */
export function ExperiencePreview({ values }: Props) {
  const { role, company, project, location, startDate, endDate, isCurrent } = values;
  const end = isCurrent || !isYearMonth(endDate) ? null : endDate;
  return (
    <RecordPreview
      when={isYearMonth(startDate) ? periodLabel(startDate, end) : 'No start date yet'}
      title={role || company || 'No role yet'}
      place={role && company}
      html={values.descriptionHtml} // made by the editor from its own nodes, or sanitised by the API
      facts={[
        ['Project', project],
        ['Location', location],
      ]}
    >
      {values.tools.length > 0 && <Tools tools={values.tools} />}
    </RecordPreview>
  );
}

const Tools = ({ tools }: Pick<ExperienceValues, 'tools'>) => (
  <ul className="chips">
    {tools.map((tool) => (
      <li className="chip" key={tool} style={{ '--tag': tagColour(tool) } as CSSProperties}>
        {tool}
      </li>
    ))}
  </ul>
);

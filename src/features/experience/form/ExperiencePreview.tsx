import { periodLabel } from '../../../lib/dates.ts';
import { tagHue } from '../../../lib/tags.ts';
import type { ExperienceValues } from './experience-values.ts';

type Props = { values: ExperienceValues };

/** A role as it will look: role, company, project, period, location, description, skills. */
export function ExperiencePreview({ values }: Props) {
  const { role, company, project, location, startDate, endDate, isCurrent } = values;
  const end = isCurrent || endDate === '' ? null : endDate;
  const facts = [
    ['Project', project],
    ['Location', location],
  ].filter(([, value]) => value);
  return (
    <section className="record-preview" aria-label="Preview">
      <p className="meta">{startDate ? periodLabel(startDate, end) : 'No start date yet'}</p>
      <h2>{role || company || 'No role yet'}</h2>
      {role && <p>{company}</p>}
      <div
        className="rich"
        // made by the editor from its own nodes, or sanitised by the API
        dangerouslySetInnerHTML={{ __html: values.descriptionHtml }}
      />
      {facts.length > 0 && (
        <dl className="facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul className="chips">
        {values.tools.map((tool) => (
          <li
            className="chip"
            key={tool}
            style={{ '--tag': `var(--tag-${tagHue(tool)})` } as object}
          >
            {tool}
          </li>
        ))}
      </ul>
    </section>
  );
}

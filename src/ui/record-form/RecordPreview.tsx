import { tagHue } from '../../lib/tags.ts';

type Props = {
  /** What is said above it, to who has not asked for it. */
  note?: string | undefined;
  /** When it was, in words. */
  when: string;
  title: string;
  /** Where it was; empty where the title says so. */
  place: string;
  /** Clean markup: what is given here is not sanitised again. */
  html: string;
  /** Names and values; those without a value are left out. */
  facts: readonly (readonly [name: string, value: string])[];
  tags?: readonly string[];
};

/** A record of the career as its form has it now, in the parts and the order visitors will see. */
export function RecordPreview({ note, when, title, place, html, facts, tags = [] }: Props) {
  const given = facts.filter(([, value]) => value !== '');
  return (
    <section className="record-preview form-aside" aria-label="Preview">
      {note && <p className="meta">{note}</p>}
      <p className="meta">{when}</p>
      <h2>{title}</h2>
      {place && <p>{place}</p>}
      {html && <div className="rich" dangerouslySetInnerHTML={{ __html: html }} />}
      {given.length > 0 && (
        <dl className="facts">
          {given.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {tags.length > 0 && (
        <ul className="chips">
          {tags.map((tag) => (
            <li
              className="chip"
              key={tag}
              style={{ '--tag': `var(--tag-${tagHue(tag)})` } as object}
            >
              {tag}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

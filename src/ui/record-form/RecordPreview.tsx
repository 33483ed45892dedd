import type { ReactNode } from 'react';
import { withListDirections } from '../../lib/rich-text/list-directions.ts';

type Props = {
  /** The text above the preview, if it is shown without being asked for. */
  note?: string | undefined;
  /** The period, as text. */
  when: string;
  title: string;
  /** The place; empty if the title contains it. */
  place: string;
  /** Clean markup; it is not sanitised again. */
  html: string;
  /** Names and values; entries without a value are left out. */
  facts: readonly (readonly [name: string, value: string])[];
  /** Shown below the rest. */
  children?: ReactNode;
};

/** A preview of a career record: its current values in the layout visitors will see. */
export function RecordPreview({ note, when, title, place, html, facts, children }: Props) {
  const given = facts.filter(([, value]) => value !== '');
  return (
    <section className="record-preview form-aside" aria-label="Preview">
      {note && <p className="meta">{note}</p>}
      <p className="meta">{when}</p>
      <h2>{title}</h2>
      {place && <p>{place}</p>}
      {html && (
        <div className="rich" dangerouslySetInnerHTML={{ __html: withListDirections(html) }} />
      )}
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
      {children}
    </section>
  );
}

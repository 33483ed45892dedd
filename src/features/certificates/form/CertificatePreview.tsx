import { type CSSProperties, useMemo } from 'react';
import { certificateDefaults } from '../../../entities/certificate.ts';
import { monthText } from '../../../lib/certificate-month.ts';
import { certificatePlan } from '../../../lib/drawings/certificate-plan.ts';
import { tagColour } from '../../../lib/tag-colour.ts';
import { fitOnCard } from '../../../lib/uploaded-image.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { previewNote } from '../../../ui/preview-note.ts';
import cardStyles from '../certificates.css?inline';
import type { Values } from './values.ts';

adoptStyles(cardStyles);

type Props = { values: Values; id: string };

/** A live preview of the card as visitors will see it. */
export function CertificatePreview({ values, id }: Props) {
  const { title, issuer, dateMonth } = values;
  const type = values.type || certificateDefaults.type;
  return (
    <aside className="card-preview form-aside" aria-label="Preview of the card">
      <p className="meta">{previewNote}</p>
      <article className="certificate">
        <Plate values={values} id={id} />
        <div className="words">
          <p className="meta split">
            <span className="chip" style={{ '--tag': tagColour(type) } as CSSProperties}>
              {type}
            </span>
            <span>{monthText(dateMonth)}</span>
          </p>
          <p className="name">{title.trim() || certificateDefaults.title}</p>
          <p className="foot">
            <span className="meta">{issuer || 'No issuer yet'}</span>
          </p>
        </div>
      </article>
    </aside>
  );
}

/** The image; without one a plan if there is a credential, else 'No image'. */
function Plate({ values: { imageUrl, credentialId, credentialUrl }, id }: Props) {
  const hasCredential = credentialId !== '' || credentialUrl !== '';
  const plan = useMemo(() => certificatePlan(id), [id]);
  if (!imageUrl && hasCredential) {
    return <div className="plate" dangerouslySetInnerHTML={{ __html: plan }} />;
  }
  return (
    <div className="plate">
      {imageUrl ? (
        <img src={imageUrl} alt="" style={fitOnCard(imageUrl)} />
      ) : (
        <span className="meta">No image</span>
      )}
    </div>
  );
}

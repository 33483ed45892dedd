import type { HighlightView } from '../../../entities/highlight.ts';
import { formNames, highlightDrawing } from '../../../lib/drawings/index.ts';
import { withoutHeadings } from '../../../lib/headings.ts';
import { withListDirections } from '../../../lib/rich-text/list-directions.ts';

type Props = {
  highlight: Pick<HighlightView, 'id' | 'icon' | 'title' | 'bodyHtml' | 'url'>;
  /** Its position in the carousel, from 0, because neighbours are drawn in different forms. */
  index: number;
};

const formAt = (index: number) => formNames[(index * 3 + 6) % formNames.length];

/**
 * The content of a highlight's card, the same in the page as sent and in the owner's carousel. The
 * API sanitised its text.
 */
export function HighlightCard({ highlight: { id, icon, title, bodyHtml, url }, index }: Props) {
  const drawing = highlightDrawing(id, { form: formAt(index) });
  const text = withListDirections(withoutHeadings(bodyHtml));
  const Title = title ? 'h3' : 'p';
  return (
    <>
      <Title className="title">
        {url && title ? <a href={url}>{title}</a> : <span>{title}</span>}
        {icon && (
          <span className="glyph" aria-hidden="true">
            {icon}
          </span>
        )}
      </Title>
      <div className="text" dangerouslySetInnerHTML={{ __html: text }} />
      <div className="drawing" dangerouslySetInnerHTML={{ __html: drawing }} />
    </>
  );
}

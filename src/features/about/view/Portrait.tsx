import { crossedVoid } from '../../../lib/drawings/index.ts';
import { Markup } from './Markup.tsx';

type Props = { url: string | null; name: string };

/** The owner's picture; without one, the drawing of a void. */
export function Portrait({ url, name }: Props) {
  if (!url) return <Markup className="picture" html={crossedVoid({ label: 'No portrait yet' })} />;
  return <img className="picture" src={url} alt={name ? `Portrait of ${name}` : 'Portrait'} />;
}

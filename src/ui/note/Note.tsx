import { type ReactNode, useEffect, useRef } from 'react';
import { adoptStyles } from '../adopt-styles.ts';
import { Icon } from '../Icon.tsx';
import noteStyles from './note.css?inline';

adoptStyles(noteStyles);

type Props = {
  kind: 'info' | 'warning' | 'danger';
  children: ReactNode;
  /** Buttons that answer the note. */
  actions?: ReactNode;
  /** Whether it is read aloud at once. */
  alert?: boolean;
  /** Whether the page goes to it: it answers a press that was made elsewhere on the page. */
  inSight?: boolean;
};

/** Something the reader should know where it matters: a mark, words, and what can be done. */
export function Note({ kind, children, actions, alert = false, inSight = false }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (inSight) element.current?.scrollIntoView({ block: 'nearest' });
  }, [inSight]);
  return (
    <div ref={element} className={`note ${kind}`} role={alert ? 'alert' : undefined}>
      <Icon name="warning" />
      <div className="words">{children}</div>
      {actions && <div className="row">{actions}</div>}
    </div>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { adoptStyles } from '../adopt-styles.ts';
import { Icon } from '../Icon.tsx';
import noteStyles from './note.css?inline';
import { useFocusHandedOn } from './use-focus-handed-on.ts';

adoptStyles(noteStyles);

type Props = {
  kind: 'info' | 'warning' | 'danger';
  children: ReactNode;
  /** Buttons that answer the note. */
  actions?: ReactNode;
  /** Whether its words are read aloud at once. */
  alert?: boolean;
  /** Whether to scroll to it, because it answers a press elsewhere on the page. */
  inSight?: boolean;
};

/** A note in its place on the page: a mark, a text, and actions. */
export function Note({ kind, children, actions, alert = false, inSight = false }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (inSight) element.current?.scrollIntoView({ block: 'nearest' });
  }, [inSight]);
  useFocusHandedOn(element);
  return (
    <div ref={element} className={`note ${kind}`}>
      <Icon name="warning" />
      <div className="words" role={alert ? 'alert' : undefined}>
        {children}
      </div>
      {actions && <div className="row">{actions}</div>}
    </div>
  );
}

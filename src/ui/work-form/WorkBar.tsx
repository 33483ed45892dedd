import type { ReactNode } from 'react';
import { clockTime } from '../../lib/dates.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { Icon } from '../Icon.tsx';
import workFormStyles from './work-form.css?inline';

adoptStyles(workFormStyles);

type Props = {
  /** Where the work came from, and the words of the link that leads there. */
  back: { href: string; label: string };
  /** What becomes of the draft. */
  status: ReactNode;
  /** The buttons that save, or let go. */
  children: ReactNode;
};

/** The bar that stays in sight above a form which fills a page of its own. */
export function WorkBar({ back, status, children }: Props) {
  return (
    <div className="work-bar">
      <div className="wrap row">
        <a className="button quiet" href={back.href}>
          <Icon name="back" small /> {back.label}
        </a>
        {status}
        <div className="row actions">{children}</div>
      </div>
    </div>
  );
}

/**
 * What becomes of the draft, in words.
 *
 * @param keptAt when it was last kept; null not yet, false when the device cannot
 */
export function draftWords(dirty: boolean, keptAt: Date | false | null): string {
  if (!dirty) return '';
  if (keptAt === false) return 'Unsaved changes. This device cannot keep a draft.';
  if (keptAt === null) return 'Unsaved changes.';
  return `Unsaved changes. Draft kept on this device at ${clockTime(keptAt)}.`;
}

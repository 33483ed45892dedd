import type { ReactNode } from 'react';
import { adoptStyles } from '../adopt-styles.ts';
import { Icon } from '../Icon.tsx';
import workFormStyles from './work-form.css?inline';

adoptStyles(workFormStyles);

type Props = {
  /** The link back to where the work is listed. */
  back: { href: string; label: string };
  /** The state of the draft. */
  status: ReactNode;
  /** The buttons that save or discard. */
  children: ReactNode;
};

/** The bar that stays visible above a form with its own page. */
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

import type { ReactNode } from 'react';
import { withListDirections } from '../../../lib/rich-text/list-directions.ts';
import { Markup } from './Markup.tsx';

/** The heading of About Me, with an action. */
export function StoryHead({ action }: { action?: ReactNode }) {
  return (
    <div className="story-head">
      <h2 className="section-title" id="about-me">
        About Me
      </h2>
      {action}
    </div>
  );
}

/** About Me, as rich text within the allow-list of spec 1 §5. */
export function Story({ html }: { html: string }) {
  if (!html) return <p className="meta">Nothing is written here yet.</p>;
  return <Markup className="rich" html={withListDirections(html)} />;
}

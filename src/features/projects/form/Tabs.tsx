import type { KeyboardEvent, ReactNode } from 'react';
import { wrapped } from '../../../lib/wrapped.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { type TabName, tabs } from './form-errors.ts';

type Props = {
  chosen: TabName;
  choose: (tab: TabName) => void;
  /** The tabs with something in them that prevents a save. */
  wrong: readonly TabName[];
  children: Record<TabName, ReactNode>;
};

const idOf = (tab: TabName) => `tab-${tabs.indexOf(tab)}`;
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Three tabs; arrow keys move between them (the tabs pattern of WAI-ARIA). */
export function Tabs({ chosen, choose, wrong, children }: Props) {
  const keys = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const next = step && tabs[wrapped(tabs.indexOf(chosen), step, tabs.length)];
    if (!next) return;
    event.preventDefault();
    choose(next);
    document.getElementById(idOf(next))?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label="Parts of the form" onKeyDown={keys}>
        {tabs.map((tab) => (
          <button
            key={tab}
            id={idOf(tab)}
            type="button"
            role="tab"
            aria-selected={tab === chosen}
            aria-controls={`${idOf(tab)}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => choose(tab)}
          >
            {tab}
            {wrong.includes(tab) && (
              <>
                <Icon name="warning" small />
                <span className="visually-hidden"> (has an error)</span>
              </>
            )}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab}
          id={`${idOf(tab)}-panel`}
          className="tab-panel"
          role="tabpanel"
          aria-labelledby={idOf(tab)}
          hidden={tab !== chosen}
        >
          {children[tab]}
        </div>
      ))}
    </>
  );
}

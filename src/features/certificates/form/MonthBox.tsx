import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  chosenMonth,
  monthText,
  typedMonth,
  yearGrid,
  yearWithin,
} from '../../../lib/certificate-month.ts';
import { monthNames } from '../../../lib/months.ts';
import { announce } from '../../../ui/announce.ts';
import type { FieldIds } from '../../../ui/field/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';

type Props = {
  ids: FieldIds;
  /** `YYYY-MM`, or null. */
  month: string | null;
  onChange: (month: string | null) => void;
};

/**
 * A month as MM/YYYY: typed, or chosen in a popup with year arrows and a grid of years. It takes
 * effect as soon as it is valid; leaving the box normalises it, or clears an invalid one.
 */
export function MonthBox({ ids, month, onChange }: Props) {
  const [text, setText] = useState(monthText(month));
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setText((now) => (typedMonth(now) === month ? now : monthText(month)));
  }, [month]);
  useEffect(() => {
    if (!open) return;
    const close = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [open]);

  const type = (typed: string) => {
    setText(typed);
    onChange(typedMonth(typed));
  };
  const tidy = () => setText(monthText(month));
  const left = ({ relatedTarget }: FocusEvent) =>
    relatedTarget && !box.current?.contains(relatedTarget) && setOpen(false);
  const close = () => {
    setOpen(false);
    box.current?.querySelector<HTMLElement>('.opener')?.focus();
  };
  const choose = (chosen: string) => {
    onChange(chosen);
    close();
  };
  const keys = ({ key }: KeyboardEvent) => key === 'Escape' && open && close();

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is inside
    <div className="month-box" ref={box} onBlur={left} onKeyDown={keys}>
      <input
        {...ids}
        className="input"
        placeholder="MM/YYYY"
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={tidy}
        onKeyDown={(event) => event.key === 'Enter' && tidy()}
      />
      <button
        className="button opener"
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Choose month
      </button>
      {open && <MonthPopup month={month} choose={choose} />}
    </div>
  );
}

/** Scrolls what has just opened into the window, also into a low one. */
const inSight = (opened: HTMLElement | null) => opened?.scrollIntoView({ block: 'nearest' });

type PopupProps = { month: string | null; choose: (month: string) => void };

function MonthPopup({ month, choose }: PopupProps) {
  const [year, setYear] = useState(Number(month?.slice(0, 4)) || new Date().getFullYear());
  const [years, setYears] = useState(false);
  const head = useRef<HTMLButtonElement>(null);
  const step = years ? yearGrid(new Date().getFullYear()).length : 1;
  const chooseYear = (one: number) => {
    setYear(one);
    setYears(false);
    head.current?.focus();
  };
  const goTo = (one: number) => {
    const next = yearWithin(one);
    setYear(next);
    announce(String(next));
  };
  const arrow = (way: 1 | -1) => (
    <button
      className="icon-button"
      type="button"
      aria-label={`${way < 0 ? 'Earlier' : 'Later'} ${years ? 'years' : 'year'}`}
      onClick={() => goTo(year + way * step)}
    >
      <Icon name={way < 0 ? 'back' : 'forward'} />
    </button>
  );
  return (
    <fieldset className="month-popup" ref={inSight}>
      <legend className="visually-hidden">Month and year</legend>
      <div className="month-popup-head">
        {arrow(-1)}
        <button
          ref={head}
          className="button quiet"
          type="button"
          aria-label={`${year}, show ${years ? 'months' : 'years'}`}
          onClick={() => setYears(!years)}
        >
          {year}
        </button>
        {arrow(1)}
      </div>
      <div className="month-popup-grid">
        {years
          ? yearGrid(year).map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === year}
                onClick={() => chooseYear(one)}
              >
                {one}
              </button>
            ))
          : monthNames.map((name, index) => {
              const value = chosenMonth(year, index + 1);
              return (
                <button
                  key={name}
                  type="button"
                  aria-label={`${name} ${year}`}
                  aria-pressed={value === month}
                  onClick={() => choose(value)}
                >
                  {name}
                </button>
              );
            })}
      </div>
    </fieldset>
  );
}

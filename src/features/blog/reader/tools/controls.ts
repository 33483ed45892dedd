import {
  type FontFamily,
  type ReadingPreferences,
  readingModes,
  readingThemes,
  type ScaleName,
  scales,
} from '../../../../lib/reading/preferences.ts';
import { $readingPreferences } from '../../../../stores/reading-preferences/preferences.ts';
import { make } from '../../../../ui/make.ts';
import { changeSettings } from './settings.ts';
import { choiceNames, fontNames, rangeNames, toggleNames } from './words.ts';

type ToggleName = keyof typeof toggleNames;
type ChoiceName = keyof typeof choiceNames;

/** Calls `show` now and whenever the settings change. */
const follow = (show: (preferences: ReadingPreferences) => void) =>
  void $readingPreferences.subscribe(show);

/** A slider for a numeric setting. */
export function range(post: HTMLElement, name: ScaleName): HTMLElement {
  const [label, inWords] = rangeNames[name];
  const { min, max, step } = scales[name];
  const input = make('input', { type: 'range', id: `reading-${name}`, min, max, step });
  const value = make('span', { class: 'value', 'aria-hidden': 'true' }); // the slider already says it
  input.addEventListener('input', () => changeSettings(post, { [name]: input.valueAsNumber }));
  follow((preferences) => {
    input.value = String(preferences[name]);
    input.setAttribute('aria-valuetext', inWords(preferences[name]));
    value.textContent = inWords(preferences[name]);
  });
  const words = make('label', { for: input.id }, label);
  return make('div', { class: 'range' }, words, value, input);
}

/** A switch for a setting that is on or off. */
export function toggle(post: HTMLElement, name: ToggleName): HTMLElement {
  const [label, hint] = toggleNames[name];
  const input = make('input', { type: 'checkbox' });
  input.addEventListener('change', () => changeSettings(post, { [name]: input.checked }));
  follow((preferences) => {
    input.checked = preferences[name];
  });
  const words = make('span', {}, label, make('small', {}, hint));
  return make('label', { class: 'switch' }, words, input);
}

const values = { theme: readingThemes, readingMode: readingModes } as const;

function option(post: HTMLElement, name: ChoiceName, value: string, label: string): HTMLElement {
  const input = make('input', { type: 'radio', name: `reading-${name}`, value });
  input.addEventListener('change', () => changeSettings(post, { [name]: value }));
  follow((preferences) => {
    input.checked = preferences[name] === value;
  });
  const sample = make('span', {
    class: 'sample',
    'aria-hidden': 'true',
    'data-reading-theme': value,
  });
  sample.append(make('i', {}, 'Aa'), make('i', {}, 'Aa'));
  return make('label', {}, input, ...(name === 'theme' ? [sample] : []), make('span', {}, label));
}

/** A choice for a setting with a few values. */
export function choice(post: HTMLElement, name: ChoiceName): HTMLElement {
  const { legend, labels } = choiceNames[name];
  const options = values[name].map((value) =>
    option(post, name, value, (labels as Record<string, string>)[value] ?? value),
  );
  return make('fieldset', { class: `choice ${name}` }, make('legend', {}, legend), ...options);
}

/** The font family: the story's own, or one of the eight. */
export function fontChoice(post: HTMLElement): HTMLElement {
  const select = make('select', { id: 'reading-font' });
  const entries = Object.entries(fontNames);
  select.append(...entries.map(([value, label]) => make('option', { value }, label)));
  select.addEventListener('change', () =>
    changeSettings(post, { fontFamily: (select.value || null) as FontFamily | null }),
  );
  follow(({ fontFamily }) => {
    select.value = fontFamily ?? '';
  });
  const label = make('label', { for: select.id }, 'Font family');
  return make('div', { class: 'font' }, label, select);
}

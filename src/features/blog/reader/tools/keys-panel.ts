import { readingKeys } from '../../../../lib/reading/keys.ts';
import { readingKeysOn } from '../../../../stores/reading-preferences/keys.ts';
import { make } from '../../../../ui/make.ts';
import type { PanelContent } from './panel-content.ts';

function row([key, { does }]: [string, { does: string }]): HTMLElement {
  return make('div', {}, make('dt', {}, make('kbd', {}, key)), make('dd', {}, does));
}

/** The switch that turns shortcuts off, because they can hinder speech input (WCAG 2.1.4). */
function keysSwitch(): HTMLElement {
  const box = make('input', { type: 'checkbox' });
  readingKeysOn.$value.subscribe((isOn) => {
    box.checked = isOn;
  });
  box.addEventListener('change', () => readingKeysOn.write(box.checked));
  return make('label', { class: 'switch' }, make('span', {}, 'Keys of one letter'), box);
}

/** The list of shortcuts. */
export function keysPanel(): PanelContent {
  const leave: [string, { does: string }] = ['Esc', { does: 'Close; leave focus mode' }];
  const rows = [...Object.entries(readingKeys), leave].map(row);
  return { title: 'Keys', content: [make('dl', {}, ...rows), keysSwitch()] };
}

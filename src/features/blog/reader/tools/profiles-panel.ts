import { profileMessages } from '../../../../lib/reading/profiles.ts';
import { $readingPreferences } from '../../../../stores/reading-preferences/preferences.ts';
import {
  $readingProfiles,
  dropProfile,
  saveProfile,
} from '../../../../stores/reading-preferences/profiles.ts';
import { make, makeButton } from '../../../../ui/make.ts';
import type { PanelContent } from './panel-content.ts';
import { changeSettings } from './settings.ts';

/** Asks for a name and saves the current settings under it. */
function saveForm(saved: () => void): HTMLFormElement {
  const error = make('p', { class: 'error', id: 'profile-error', role: 'alert' });
  const input = make('input', { id: 'profile-name', maxlength: 60, autocomplete: 'off' });
  input.setAttribute('aria-describedby', error.id);
  const label = make('label', { for: input.id }, 'Profile name');
  const save = make('button', { class: 'button primary' }, 'Save');
  const form = make(
    'form',
    { hidden: true },
    label,
    make('div', { class: 'row' }, input, save),
    error,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const isSaved = saveProfile(input.value, $readingPreferences.get());
    error.textContent = isSaved ? '' : profileMessages.nameRequired;
    input.ariaInvalid = String(!isSaved);
    if (!isSaved) input.focus();
    else {
      form.reset();
      form.hidden = true;
      saved();
    }
  });
  return form;
}

function item(post: HTMLElement, name: string, focusBack: () => void): HTMLElement {
  const load = make('button', { type: 'button', class: 'load' }, name);
  load.addEventListener('click', () => {
    const profile = $readingProfiles.get()[name];
    if (profile) changeSettings(post, profile);
  });
  const remove = () => {
    dropProfile(name);
    focusBack();
  };
  return make(
    'li',
    {},
    load,
    makeButton({ label: `Remove ${name}`, icon: 'remove', iconOnly: true }, remove),
  );
}

/** Reading profiles: named settings, saved, listed and loaded. */
export function profilesPanel(post: HTMLElement): PanelContent {
  const opener = makeButton({ label: 'Save Current' }, () => {
    form.hidden = false;
    form.querySelector('input')?.focus();
  });
  opener.autofocus = true;
  const form = saveForm(() => opener.focus());
  const list = make('div', { class: 'profiles-list', 'aria-live': 'polite' });
  $readingProfiles.subscribe((profiles) => {
    const items = Object.keys(profiles).map((name) => item(post, name, () => opener.focus()));
    list.replaceChildren(
      items.length > 0
        ? make('ul', {}, ...items)
        : make('p', { class: 'meta' }, profileMessages.none),
    );
  });
  return { title: 'Reading profiles', content: [list, opener, form] };
}

import { deviceStorage } from '../../stores/device-storage.ts';

const { dataset } = document.documentElement;

/** Without this script the radio buttons switch the view by themselves, for this visit. */
for (const radio of document.querySelectorAll<HTMLInputElement>('input[name="view"]')) {
  radio.checked = radio.value === dataset.view;
  radio.addEventListener('change', () => {
    radio.checked = true; // reset above, if chosen before this script arrived
    dataset.view = radio.value;
    if (dataset.viewKey) deviceStorage.set(dataset.viewKey, radio.value);
  });
}

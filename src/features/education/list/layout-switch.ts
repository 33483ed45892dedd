import { deviceStorage } from '../../../stores/device-storage.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';

const { dataset } = document.documentElement;

for (const radio of document.querySelectorAll<HTMLInputElement>('input[name="layout"]')) {
  radio.checked = radio.value === dataset.layout;
  radio.addEventListener('change', () => {
    radio.checked = true; // reset above, if chosen before this script arrived
    dataset.layout = radio.value;
    deviceStorage.set(storageKeys.eduLayout, radio.value);
  });
}

const statsSwitch = document.querySelector('[data-stats-switch]');
statsSwitch?.addEventListener('click', () => {
  const shows = dataset.stats === 'hidden';
  dataset.stats = shows ? 'shown' : 'hidden';
  deviceStorage.set(storageKeys.eduShowStats, String(shows));
});

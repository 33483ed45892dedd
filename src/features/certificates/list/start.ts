import { deviceStorage } from '../../../stores/device-storage.ts';
import { whenOwner } from '../../../stores/owner/session.ts';
import { adminParameter } from '../../../stores/owner/toggle.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import '../plain-swap.ts';
import { arrange, arrangeByAddress, clear, focusSearch } from './arrange.ts';
import { part } from './cards.ts';
import { followChecks } from './checks.ts';
import { followAddress } from './details.ts';
import { resumeOwnerMode } from './resume-owner-mode.ts';

const controls = part('[data-controls]');
controls.addEventListener('input', arrange);
part('[data-clear]').addEventListener('click', clear);
document.addEventListener('keydown', focusSearch);
arrangeByAddress();

const stats = part('#certificate-stats');
const statsSwitch = part('[data-stats-switch]');
statsSwitch.addEventListener('click', () => {
  stats.hidden = !stats.hidden;
  statsSwitch.setAttribute('aria-expanded', String(!stats.hidden));
  statsSwitch.textContent = stats.hidden ? 'Show stats' : 'Hide stats';
});

const hasLocal = deviceStorage.get(storageKeys.localCertificates) !== null;
const local = hasLocal ? import('./local-cards.ts').then((it) => it.showLocal()) : null;
followChecks();
followAddress(Promise.resolve(local));

if (adminParameter(location.search)) resumeOwnerMode();
whenOwner(async () => {
  const { startOwnerTools } = await import('../owner/owner-tools.ts');
  startOwnerTools();
  const { mountGallery } = await import('../gallery/owner/mount-gallery.ts');
  await mountGallery();
});

import { statusOf } from '../../../api/http.ts';
import { createOwnerApi } from '../../../api/writes.ts';
import type { ExperienceView } from '../../../entities/experience.ts';
import { savedWords } from '../../../lib/save-words.ts';
import { keepNotice } from '../../../stores/notice.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { recordDraft } from '../../../stores/record-draft.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import type { RecordSource } from '../../../ui/record-form/use-record-form.ts';
import { tellSaved } from '../experience-saved.ts';
import {
  type ExperienceValues,
  idOf,
  newExperience,
  payloadOf,
  valuesOf,
} from './experience-values.ts';

const api = createOwnerApi(() => $ownerToken.get());

async function load(id: string) {
  if (id === '') return { value: newExperience, etag: null };
  const { value, etag } = await api.read<Record<string, unknown>>(
    `experience/${encodeURIComponent(id)}`,
  );
  return { value: valuesOf(value), etag };
}

async function save(id: string, values: ExperienceValues, etag: string | null): Promise<void> {
  const began = performance.now();
  const payload = payloadOf(values);
  const { value } =
    id === ''
      ? await api.create<ExperienceView>('experience', payload)
      : await api.update<ExperienceView>(`experience/${encodeURIComponent(id)}`, payload, etag);
  tellSaved(idOf(value));
  keepNotice(savedWords(began));
}

/** Where the form's role comes from and goes to; an empty id is a new role. */
export const experienceSource = (id: string): RecordSource<ExperienceValues> => ({
  load: () => load(id),
  save: (values, etag) => save(id, values, etag),
  saveAnew: (values) => save('', values, null),
  statusOf,
  draft: recordDraft(storageKeys.experienceDraft, id, newExperience),
});

import { statusOf } from '../../../api/http.ts';
import { createOwnerApi } from '../../../api/writes.ts';
import { savedWords } from '../../../lib/save-words.ts';
import { keepNotice } from '../../../stores/notice.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { recordDraft } from '../../../stores/record-draft.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import type { RecordSource } from '../../../ui/record-form/use-record-form.ts';
import { type EducationValues, newEducation, payloadOf, valuesOf } from './education-values.ts';

const api = createOwnerApi(() => $ownerToken.get());

const pathOf = (id: string) => `education/${encodeURIComponent(id)}`;

async function load(id: string) {
  if (id === '') return { value: newEducation, etag: null };
  const { value, etag } = await api.read<Record<string, unknown>>(pathOf(id));
  return { value: valuesOf(value), etag };
}

async function save(id: string, values: EducationValues, etag: string | null): Promise<void> {
  const began = performance.now();
  const payload = payloadOf(values);
  if (id === '') await api.create('education', payload);
  else await api.update(pathOf(id), payload, etag);
  keepNotice(savedWords(began));
}

/** Where the form's record comes from and goes to; an empty id is a new record. */
export const educationSource = (id: string): RecordSource<EducationValues> => ({
  load: () => load(id),
  save: (values, etag) => save(id, values, etag),
  saveAnew: (values) => save('', values, null),
  statusOf,
  draft: recordDraft(storageKeys.educationDraft, id, newEducation),
});

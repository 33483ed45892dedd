import { createCreation } from '../../../api/creations.ts';
import { entryRequests } from '../../../api/entry-requests.ts';
import { statusOf } from '../../../api/http.ts';
import { createOwnerApi } from '../../../api/writes.ts';
import { tabStorage } from '../../../stores/device-storage.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { recordDraft } from '../../../stores/record-draft.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import { entrySource } from '../../../ui/record-form/entry-source.ts';
import type { RecordSource } from '../../../ui/record-form/record-source.ts';
import { type EducationValues, newEducation, payloadOf, valuesOf } from './education-values.ts';

type Raw = Record<string, unknown>;

const api = createOwnerApi(() => $ownerToken.get());
const creation = createCreation(tabStorage, `${storageKeys.creation}education`);

const idOf = ({ id }: Raw) => String(id);

function stored(record: Raw, isNew: boolean): void {
  if (isNew) history.replaceState(history.state, '', `/education/edit/${idOf(record)}`);
}

/** Where the form's record comes from and goes to; an empty id is a new record. */
export const educationSource = (id: string): RecordSource<EducationValues> =>
  entrySource<EducationValues, Raw>(id, {
    requests: entryRequests<Raw>(api, 'education', creation),
    blank: newEducation,
    ...{ idOf, valuesOf, payloadOf, stored, statusOf },
    draftOf: (known) => recordDraft(storageKeys.educationDraft, known, newEducation),
  });

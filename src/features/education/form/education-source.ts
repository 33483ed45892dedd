import { entryRequests } from '../../../api/entry-requests.ts';
import { educationEditPath } from '../../../lib/form-routes.ts';
import { creationInTab } from '../../../owner/creation-in-tab.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import { recordDraft } from '../../../stores/record-draft.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import { entrySource } from '../../../ui/record-form/entry-source.ts';
import type { RecordSource } from '../../../ui/record-form/record-source.ts';
import { type EducationValues, newEducation, payloadOf, valuesOf } from './education-values.ts';

type Raw = Record<string, unknown>;

const creation = creationInTab('education');

const idOf = ({ id }: Raw) => String(id);

function stored(record: Raw, isNew: boolean): void {
  if (isNew) history.replaceState(history.state, '', educationEditPath(idOf(record)));
}

/** The source of the form's record; an empty id means a new one. */
export const educationSource = (id: string): RecordSource<EducationValues> =>
  entrySource<EducationValues, Raw>(id, {
    requests: entryRequests<Raw>(ownerApi, 'education', creation),
    blank: newEducation,
    ...{ idOf, valuesOf, payloadOf, stored },
    draftOf: (known) => recordDraft(storageKeys.educationDraft, known, newEducation),
  });

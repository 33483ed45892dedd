import { entryRequests } from '../../../api/entry-requests.ts';
import { experienceEditPath } from '../../../lib/form-routes.ts';
import { creationInTab } from '../../../owner/creation-in-tab.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import { recordDraft } from '../../../stores/record-draft.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import { entrySource } from '../../../ui/record-form/entry-source.ts';
import type { RecordSource } from '../../../ui/record-form/record-source.ts';
import { tellSaved } from '../experience-saved.ts';
import {
  type ExperienceValues,
  idOf,
  newExperience,
  payloadOf,
  valuesOf,
} from './experience-values.ts';

type Raw = Record<string, unknown>;

const creation = creationInTab('experience');

function stored(role: Raw, isNew: boolean): void {
  if (isNew) history.replaceState(history.state, '', experienceEditPath(idOf(role)));
  tellSaved(idOf(role));
}

/** The source of the form's role; an empty id means a new one. */
export const experienceSource = (id: string): RecordSource<ExperienceValues> =>
  entrySource<ExperienceValues, Raw>(id, {
    requests: entryRequests<Raw>(ownerApi, 'experience', creation),
    blank: newExperience,
    ...{ idOf, valuesOf, payloadOf, stored },
    draftOf: (known) => recordDraft(storageKeys.experienceDraft, known, newExperience),
  });

import * as v from 'valibot';
import { type Profile, profileSchema } from '../../../entities/profile.ts';
import { fieldErrorsOf } from '../../../lib/field-errors.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import { recordDraft } from '../../../stores/record-draft.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import type { RecordSource } from '../../../ui/record-form/record-source.ts';
import { byField, type ContactValues, payloadOf, valuesOf } from './contact-values.ts';

const blank = valuesOf(v.parse(profileSchema, {}));

/** The contact details, which are part of the profile; the rest of it stays as it is stored. */
export const contactSource: RecordSource<ContactValues> = {
  load: async () => {
    const { value, etag } = await ownerApi.read<Profile>('profile');
    return { value: valuesOf(value), etag };
  },
  save: async (values, etag) => (await ownerApi.save('profile', payloadOf(values), etag)).etag,
  fieldErrorsOf: (error) => byField(fieldErrorsOf(error)),
  draft: recordDraft(storageKeys.contactDetailsDraft, '', blank),
};

import { notOwner } from '../../../entities/owner-mode.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { fieldErrorsOf } from '../../../lib/field-errors.ts';
import { certificateEditPath } from '../../../lib/form-routes.ts';
import { $ownerToken, whenOwner } from '../../../stores/owner/session.ts';
import type { RecordSource } from '../../../ui/record-form/record-source.ts';
import { draftStore } from './draft.ts';
import { type Asked, fresh, openStart, readStart, type Start } from './load.ts';
import { saveOnDevice, saveOnServer } from './save.ts';
import { certificateOf, type Values } from './values.ts';

/** What the owner began is never put on the device instead, even once owner mode has ended. */
let isOwners = false;
whenOwner(() => {
  isOwners = true;
});

type CertificateSource = RecordSource<Values> & {
  /** Whether the certificate is only on this device. */
  readonly isLocal: boolean;
  /** The certificate's id on the server; null for one that is not there. */
  readonly id: string | null;
};

/**
 * The source of the form's certificate: the server for the owner, the device for a visitor (spec 3
 * §6). After its first save to the server it refers to the certificate there.
 */
export function certificateSource(asked: Asked | null): CertificateSource {
  let start: Start = { ...fresh, id: asked?.id ?? null };
  let isOpened = false;
  const storedImage = () => start.values.imageUrl;
  let draft = draftStore(start.id, storedImage);

  const load = async () => {
    const { localId } = start;
    start = isOpened ? { ...(await readStart(start.id ?? '')), localId } : await openStart(asked);
    isOpened = true;
    return { value: start.values, etag: start.etag };
  };
  const send = async (values: Values, from: Start) => {
    start = await saveOnServer(certificateOf(values), from);
    draft.drop();
    draft = draftStore(start.id, storedImage);
    if (from.id === null || from.localId !== null) {
      history.replaceState(history.state, '', certificateEditPath(start.id ?? ''));
    }
    return start.etag;
  };
  const saveFrom = async (values: Values, from: Start) => {
    if ($ownerToken.get() !== null) return send(values, from);
    if (isOwners) throw new ApiError(401, notOwner);
    start = saveOnDevice(certificateOf(values), from);
    return start.etag;
  };
  const save = (values: Values, etag: string | null) => saveFrom(values, { ...start, etag });
  const saveAnew = (values: Values) => saveFrom(values, { ...start, id: null, etag: null });
  return {
    ...{ load, save, fieldErrorsOf },
    get saveAnew() {
      return start.id === null ? undefined : saveAnew;
    },
    get draft() {
      return draft;
    },
    get id() {
      return start.id;
    },
    get isLocal() {
      return start.localId !== null;
    },
  };
}

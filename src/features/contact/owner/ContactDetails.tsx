import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { profileMessages } from '../../../entities/profile.ts';
import { liveWords } from '../../../lib/save-words.ts';
import { keepNotice } from '../../../stores/notice.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useRecordForm } from '../../../ui/record-form/use-record-form.ts';
import { reloadedTo, reloadTo } from '../../../ui/reload-to.ts';
import { ContactForm } from './ContactForm.tsx';
import { contactSource } from './contact-source.ts';
import { errorsOf } from './contact-values.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';

const editDetails = 'Edit contact details';
const focusAfterReload = reloadedTo(editDetails);

/**
 * The owner's buttons and the form of the contact details, which stays open when owner mode ends.
 */
export function ContactDetails() {
  const isOwner = useStore($ownerToken) !== null;
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => focusAfterReload(opener.current), []);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <>
      {isOwner && (
        <div className="row">
          <button ref={opener} className="button" type="button" onClick={() => setOpen(true)}>
            {editDetails}
          </button>
          <button className="button quiet" type="button" onClick={signOutEverywhere}>
            Sign out everywhere
          </button>
        </div>
      )}
      {open && <DetailsDialog onClose={close} />}
    </>
  );
}

function DetailsDialog({ onClose }: { onClose: () => void }) {
  /** Reloads the page, because the published one now shows what was saved. */
  const saved = (began: number) => {
    keepNotice(`${profileMessages.contactSaved}. ${liveWords(began)}`);
    reloadTo(editDetails);
  };
  const form = useRecordForm(contactSource, { errorsOf, saved });
  return (
    <Dialog title="Edit Contact Details" onClose={() => form.cancel(onClose)} stays={form.busy}>
      <ContactForm form={form} onCancel={onClose} />
    </Dialog>
  );
}

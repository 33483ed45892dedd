import { whenOwner } from '../../../stores/owner/session.ts';

whenOwner(async () => {
  const [{ startInbox }, { mountContactDetails }] = await Promise.all([
    import('./inbox.ts'),
    import('./mount-contact-details.ts'),
  ]);
  mountContactDetails();
  startInbox();
});

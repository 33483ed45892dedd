import { whenOwner } from '../../../stores/owner/session.ts';

whenOwner(async () => {
  const { startInbox } = await import('./inbox.ts');
  await startInbox();
});

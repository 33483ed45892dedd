import { idInPath } from '../../../lib/form-path.ts';
import { whenOwner } from '../../../stores/owner/session.ts';

const host = document.querySelector<HTMLElement>('[data-form]');

whenOwner(async () => {
  const { mountEducationForm } = await import('./mount-education-form.ts');
  if (host) mountEducationForm(host, idInPath(location.pathname));
});

import { idInPath } from '../../../lib/form-path.ts';
import { whenOwner } from '../../../stores/owner/session.ts';

const host = document.querySelector<HTMLElement>('[data-form]');

whenOwner(async () => {
  const { mountExperienceForm } = await import('./mount-experience-form.ts');
  if (host) mountExperienceForm(host, idInPath(location.pathname));
});

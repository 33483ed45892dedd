import { idInPath } from '../../../lib/form-path.ts';

const host = document.querySelector<HTMLElement>('[data-project-form]');

async function start(place: HTMLElement): Promise<void> {
  const { mountProjectForm } = await import('./mount-project-form.ts');
  mountProjectForm(place, idInPath(location.pathname) || null);
}

if (host) void start(host);

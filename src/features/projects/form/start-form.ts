const host = document.querySelector<HTMLElement>('[data-project-form]');

/** The id in `/projects/edit/{id}`; null for a new project. */
const idOf = (path: string): string | null => {
  const [, id] = /^\/projects\/edit\/([^/]+)/.exec(path) ?? [];
  return id === undefined ? null : decodeURIComponent(id);
};

async function start(place: HTMLElement): Promise<void> {
  const { mountProjectForm } = await import('./mount-project-form.ts');
  mountProjectForm(place, idOf(location.pathname));
}

if (host) void start(host);

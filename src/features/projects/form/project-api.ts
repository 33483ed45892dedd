import { send } from '../../../api/http.ts';
import { createReads } from '../../../api/reads.ts';
import { versionOf } from '../../../api/version.ts';
import { type ProjectView, projectMessages } from '../../../entities/project.ts';
import { creationInTab } from '../../../owner/creation-in-tab.ts';

/** Identifies this tab's new project across attempts to send it. */
export const creation = creationInTab('projects');

/** What the form starts from: the project it edits, with its version, and all the others. */
export type Loaded = {
  project: ProjectView | null;
  etag: string | null;
  others: readonly ProjectView[];
};

/** Reads all projects and selects the one with this id; throws with a message fit to show. */
export async function loadProject(id: string | null): Promise<Loaded> {
  const all = await createReads(fetch, '').projects();
  if (id === null) return { project: null, etag: null, others: all };
  if (!all.some((one) => one.id === id)) throw new Error(projectMessages.notFound);
  const response = await send(fetch, `/api/projects/${encodeURIComponent(id)}`, {
    cache: 'no-store',
  });
  const project = (await response.json()) as ProjectView;
  return {
    project,
    etag: versionOf(response),
    others: all.filter((one) => one.id !== id),
  };
}

import { send } from '../../../api/http.ts';
import { createReads } from '../../../api/reads.ts';
import { versionOf } from '../../../api/version.ts';
import type { ProjectView } from '../../../entities/project.ts';
import { answered } from '../../../lib/network-error.ts';
import { creationInTab } from '../../../owner/creation-in-tab.ts';

/** Identifies this tab's new project across attempts to send it. */
export const creation = creationInTab('projects');

/**
 * What the form starts from: the project it edits, with its version, and all the others. A project
 * that is new or was deleted is null.
 */
export type Loaded = {
  project: ProjectView | null;
  etag: string | null;
  others: readonly ProjectView[];
};

/** Reads all projects and selects the one with this id. */
export async function loadProject(id: string | null): Promise<Loaded> {
  const all = await createReads(fetch, '').projects();
  const others = all.filter((one) => one.id !== id);
  if (id === null || others.length === all.length) return { project: null, etag: null, others };
  const response = await send(fetch, `/api/projects/${encodeURIComponent(id)}`, {
    cache: 'no-store',
  });
  const project = (await answered(response.json())) as ProjectView;
  return { project, etag: versionOf(response), others };
}

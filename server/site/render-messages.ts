import type { SharedSummary } from '../api/shared-summaries.ts';
import type { OpenSettings } from '../env.ts';
import type { KeptAt } from '../kept-summaries.ts';
import type { Rendering } from './rendering.ts';

/** The server's first message: which pages to render, from which content. It carries no secrets. */
export type Task = { build: string; settings: OpenSettings; locals: object; keptAt: KeptAt };

/** A page to render; it carries summaries that the server has. */
export type Order = { path: string; summaries: SharedSummary[] };
/** What became of it, and the summaries that were made for it. */
export type Outcome = {
  path: string;
  rendering?: Rendering;
  error?: string;
  summaries: SharedSummary[];
};

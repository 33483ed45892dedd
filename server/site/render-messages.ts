import type { SharedSummary } from '../api/shared-summaries.ts';
import type { OpenSettings } from '../env.ts';
import type { Coloured } from '../highlighter/kept-colours.ts';
import type { KeptAt } from '../kept-summaries.ts';
import type { Rendering } from './rendering.ts';

/** The server's first message: which pages to render, from which content. It carries no secrets. */
export type Task = { build: string; settings: OpenSettings; locals: object; keptAt: KeptAt };

/** What was made for pages, so that it need not be made again elsewhere. */
export type News = { summaries: SharedSummary[]; colours: Coloured[] };

/** A page to render; it carries summaries that the server has. */
export type Order = { path: string; summaries: SharedSummary[] };
/** What became of it. */
export type Outcome = { path: string; rendering?: Rendering; error?: string; news: News };

import type * as v from 'valibot';
import { entitySchema } from './entity.ts';
import { markup } from './fields.ts';
import type { HighlightView } from './highlight.ts';

/** What the owner writes at the top of Home. One document, `home.json`. */
export const homeSchema = entitySchema(
  { welcomeHtml: markup() },
  { welcomeHtml: ['welcome_html', 'html'] },
);

export type Home = v.InferOutput<typeof homeSchema>;

/** The answer of `GET /api/home` (spec 1 §7). */
export type HomeView = Home & { highlights: HighlightView[] };

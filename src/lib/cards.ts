import { type ProjectView, projectFallbacks } from '../entities/project.ts';
import { cardLimits } from './card-limits.ts';
import { excerptOf } from './excerpt.ts';
import { withoutHeadings } from './headings.ts';
import { plainText } from './plain-text.ts';
import { type ProjectBadge, projectBadges, recentUntil } from './project-badges.ts';
import { displayedSummary } from './projects/summary.ts';
import { recentValues } from './recent.ts';
import { withListDirections } from './rich-text/list-directions.ts';
import { sanitise } from './rich-text/sanitise.ts';
import { projectPath } from './routes.ts';
import { firstOf } from './tags.ts';

type Badge = { name: ProjectBadge; until: string | null };

const badgesOf = (project: ProjectView, now: Date): Badge[] =>
  projectBadges(project, now).map((name) => ({
    name,
    until: name === 'Recent' ? recentUntil(project.updatedAt) : null,
  }));

const firstParagraph = /^(?:\s*<p\b[^>]*>(?:(?!<\/?p\b)[\s\S])*<\/p>)/;

/** The first paragraphs of a text, as many as a card needs. */
function openingOf(html: string): string {
  let opening = '';
  for (let rest = html; plainText(opening).length < cardLimits.opening; ) {
    const paragraph = firstParagraph.exec(rest)?.[0];
    if (paragraph === undefined) return html;
    opening += paragraph;
    rest = rest.slice(paragraph.length);
  }
  return opening;
}

const cardSummary = (summary: string): string =>
  withListDirections(openingOf(withoutHeadings(displayedSummary(sanitise('card', summary))))) ||
  projectFallbacks.summary;

/** The limit of the cache below, in characters of summaries and openings. */
const KEPT = 2_000_000;

/** Cached, because a page is rendered again whenever any of its cards changes. */
const openings = recentValues<string, string>(
  KEPT,
  (opening, summary) => opening.length + summary.length,
);

const yearOf = ({ endDate, startDate, createdAt }: ProjectView) =>
  (endDate ?? startDate ?? createdAt ?? '').slice(0, 4);

/** A project as its card shows it. `now` decides which badges apply. */
export function projectCard(project: ProjectView, now: Date) {
  const { id, name, techStack, images, links, readingTime, summary } = project;
  return {
    id,
    name: name || projectFallbacks.name,
    href: projectPath(id),
    badges: badgesOf(project, now),
    year: yearOf(project),
    reading: `${readingTime}m read`,
    summaryHtml: openings.get(summary, () => cardSummary(summary)),
    tags: firstOf(techStack, cardLimits.projectTags),
    techStack,
    image: images[0] ?? null,
    liveUrl: links.url,
  };
}

export type ProjectCard = ReturnType<typeof projectCard>;

/** A preview in two parts: what grid and list show, and what only the list adds (spec 1 §9). */
export function previewParts(preview: string): { start: string; rest: string } {
  const start = excerptOf(preview, cardLimits.preview).replace(/…$/, '');
  return preview.length > cardLimits.preview
    ? { start, rest: preview.slice(start.length) }
    : { start: preview, rest: '' };
}

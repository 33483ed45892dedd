import { createRandom, type Random, seedFrom, shuffled } from '../../../src/lib/drawings/random.ts';
import { oneOf, sentence, wholeBetween } from './prose.ts';
import { objects, subjects } from './words.ts';

const technologies = [
  ...['Revit', 'Dynamo', 'Grasshopper', 'Rhino', 'IFC', 'Speckle', 'Navisworks', 'Civil 3D'],
  ...['TypeScript', 'React', 'Node', 'Python', 'FastAPI', 'Django', 'PyTorch', 'PostgreSQL'],
  ...['Docker', 'Kubernetes', 'AWS', 'Svelte'],
];

const statuses = ['Planned', 'In Progress', 'Completed', 'On Hold'] as const;
const OLDEST = Date.UTC(2023, 10, 1);
const APART_MS = 24 * 60 * 60 * 1000;
const FEATURED_EACH = 90;

const paragraph = (random: Random) =>
  `<p>${Array.from({ length: wholeBetween(random, 3, 6) }, () => sentence(random)).join(' ')}</p>`;

/** The project with this number, with one to three paragraphs: the same in every run. */
export function generateProject(number: number) {
  const random = createRandom(seedFrom(`project ${number}`));
  const moment = new Date(OLDEST + number * APART_MS).toISOString();
  return {
    name: `${oneOf(random, subjects)} and ${oneOf(random, objects)} (${number + 1})`,
    summary: Array.from({ length: wholeBetween(random, 1, 3) }, () => paragraph(random)).join(''),
    techStack: shuffled(random, technologies).slice(0, wholeBetween(random, 2, 8)),
    images: [],
    featured: number % FEATURED_EACH === 0,
    sortOrder: 0,
    client: oneOf(random, subjects),
    role: 'Author',
    location: 'Tokyo',
    startDate: moment.slice(0, 7),
    endDate: null,
    status: oneOf(random, statuses),
    links: { url: number % 2 === 0 ? `https://project.sample/${number}` : null },
    createdAt: moment,
    updatedAt: moment,
  };
}

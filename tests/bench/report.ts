import type { Figure } from './figure.ts';

/** What was measured on one site. */
export type Column = { head: string; figures: Figure[] };

/** What was measured of one thing: a title, the method, and the figures by site. */
export type Section = { title: string; how: string; columns: Column[] };

type Report = {
  date: string;
  machine: string;
  tools: string[];
  ratios: Column[];
  sections: Section[];
  notes: string[];
};

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const marks = { met: ' ✓', missed: ' ✗' };

function cell(figure: Figure | undefined): string {
  if (!figure) return '–';
  if (!figure.aim) return figure.text;
  return figure.text + (figure.aim.met ? marks.met : marks.missed);
}

/** The aims of a line; when sites have different ones, all of them in order. */
const aimOf = (figures: readonly Figure[], name: string) => {
  const texts = figures.flatMap((one) => (one.name === name && one.aim ? [one.aim.text] : []));
  return [...new Set(texts)].join('; ');
};

/**
 * A Markdown table: a line for each thing measured, a column for each site, and the aims in the
 * last.
 */
function table(columns: readonly Column[]): string {
  const all = columns.flatMap(({ figures }) => figures);
  const names = [...new Set(all.map(({ name }) => name))];
  const aims = all.some(({ aim }) => aim);
  const line = (name: string) => [
    name,
    ...columns.map(({ figures }) => cell(figures.find((figure) => figure.name === name))),
    ...(aims ? [aimOf(all, name)] : []),
  ];
  return [
    row(['', ...columns.map(({ head }) => head), ...(aims ? ['aim'] : [])]),
    row(['---', ...columns.map(() => '---:'), ...(aims ? ['---'] : [])]),
    ...names.map((name) => row(line(name))),
  ].join('\n');
}

const filled = (columns: readonly Column[]) => columns.filter(({ figures }) => figures.length > 0);

function section({ title, how, columns }: Section): string[] {
  const found = filled(columns);
  return found.length === 0 ? [] : [`## ${title}`, how, table(found)];
}

/** The whole report as Markdown: ratios first, then a table for each thing measured. */
export const markdown = ({ date, machine, tools, ratios, sections, notes }: Report): string =>
  [
    '# What it measures to',
    `Made by \`npm run bench\` on ${date}. ✓ and ✗ tell whether an aim is met.`,
    [machine, ...tools].map((line) => `- ${line}`).join('\n'),
    ...section({
      title: 'Ratios',
      how: 'What counts: one against another in one run.',
      columns: ratios,
    }),
    ...sections.flatMap(section),
    '## How to read it',
    notes.map((note) => `- ${note}`).join('\n'),
  ]
    .join('\n\n')
    .concat('\n');

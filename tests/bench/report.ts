import type { Figure } from './figure.ts';

/** What was measured at one size. */
export type Column = { posts: number; figures: Figure[] };

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const textOf = ({ figures }: Column, name: string) =>
  figures.find((figure) => figure.name === name)?.text ?? '–';

/** A Markdown table: a line for each thing measured, a column for each size. */
function table(columns: readonly Column[]): string {
  const names = [...new Set(columns.flatMap(({ figures }) => figures.map(({ name }) => name)))];
  const heads = columns.map(({ posts }) => `${posts.toLocaleString('en')} posts`);
  return [
    row(['p50 / p95 where two are given', ...heads]),
    row(['---', ...columns.map(() => '---:')]),
    ...names.map((name) => row([name, ...columns.map((column) => textOf(column, name))])),
  ].join('\n');
}

const lines = (figures: readonly Figure[]) =>
  ['| measured | |', '| --- | ---: |', ...figures.map(({ name, text }) => row([name, text]))].join(
    '\n',
  );

type Report = {
  date: string;
  machine: string;
  tools: string[];
  columns: Column[];
  /** What was measured once, not at every size, under a title of its own. */
  apart?: { title: string; figures: Figure[] };
  notes: string[];
};

/** The whole report as Markdown. */
export const markdown = ({ date, machine, tools, columns, apart, notes }: Report): string =>
  [
    '# What it measures to',
    `Made by \`npm run bench\` on ${date}.`,
    [`- ${machine}`, ...tools.map((tool) => `- ${tool}`)].join('\n'),
    table(columns),
    ...(apart ? [`## ${apart.title}`, lines(apart.figures)] : []),
    notes.map((note) => `- ${note}`).join('\n'),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');

import { asSentence } from './save-words.ts';

/** What `/api/health` says is wrong. */
export type Health = {
  problems: readonly { file: string; reason: string }[];
  /** Folders by name, and pages by path, with the reasons. */
  unwritable?: Readonly<Record<string, string>>;
  failures?: Readonly<Record<string, string>>;
};

/** What is wrong, a sentence for each. */
export const healthLines = ({ problems, unwritable = {}, failures = {} }: Health): string[] => [
  ...problems.map(({ file, reason }) => asSentence(`${file} ${reason}`)),
  ...Object.entries(unwritable).map(([folder, reason]) => asSentence(`${folder} ${reason}`)),
  ...Object.entries(failures).map(([path, reason]) => asSentence(`The page ${path} ${reason}`)),
];

/** What the lines mean; of broken files only where there are some. */
export const healthWords = ({ problems }: Health): string =>
  ['Something needs your attention.', problems.length > 0 && brokenWords].filter(Boolean).join(' ');

const brokenWords = 'A broken file stays as it is, and is not shown, until it is mended.';

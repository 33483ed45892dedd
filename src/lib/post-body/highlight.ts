import { escapeText } from 'entities';
import {
  createCssVariablesTheme,
  createHighlighterCoreSync,
  type HighlighterCore,
} from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import bash from 'shiki/langs/bash.mjs';
import csharp from 'shiki/langs/csharp.mjs';
import css from 'shiki/langs/css.mjs';
import diff from 'shiki/langs/diff.mjs';
import html from 'shiki/langs/html.mjs';
import javascript from 'shiki/langs/javascript.mjs';
import json from 'shiki/langs/json.mjs';
import python from 'shiki/langs/python.mjs';
import sql from 'shiki/langs/sql.mjs';
import tsx from 'shiki/langs/tsx.mjs';
import typescript from 'shiki/langs/typescript.mjs';
import yaml from 'shiki/langs/yaml.mjs';
import type { Code } from './render.ts';

const PREFIX = '--c-';
const theme = createCssVariablesTheme({
  name: 'classes',
  variablePrefix: PREFIX,
  fontStyle: false,
});
const langs = [bash, csharp, css, diff, html, javascript, json, python, sql, tsx, typescript, yaml];

let highlighter: HighlighterCore | undefined;

/** Loads the grammars at the first code block, because they cost memory and time. */
const getHighlighter = () =>
  (highlighter ??= createHighlighterCoreSync({
    themes: [theme],
    langs,
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  }));

/** The class of each theme colour; any other keeps the colour of the text. */
const classOf: Record<string, string> = {
  'token-keyword': 'k',
  'token-string': 's',
  'token-string-expression': 's',
  'token-function': 'f',
  'token-comment': 'c',
  'token-constant': 'n',
  'token-inserted': 'i',
  'token-deleted': 'd',
};

type Token = { content: string; color?: string };

function spanOf({ content, color = '' }: Token): string {
  const name = classOf[color.slice(`var(${PREFIX}`.length, -1)];
  const text = escapeText(content);
  return name && content.trim() !== '' ? `<span class="${name}">${text}</span>` : text;
}

/** Languages that the grammar of another reads as well. */
const relatives = new Map([
  ['jsx', 'tsx'],
  ['jsonc', 'json'],
]);

/**
 * What is longer stays without colours. Grammars read code by expressions that may take the third
 * power of a line's length: 80 ms for 300 characters, a second for 650.
 */
const longestLine = 300;

function coloured(code: string, language: string): string {
  const shiki = getHighlighter();
  const name = language.toLowerCase();
  const lang = relatives.get(name) ?? name;
  if (!shiki.getLoadedLanguages().includes(lang)) return escapeText(code);
  const { tokens } = shiki.codeToTokens(code, {
    lang,
    theme: 'classes',
    tokenizeTimeLimit: 0, // so that a busy server publishes the same page
    tokenizeMaxLineLength: longestLine + 1, // the shortest that is too long
  });
  return tokens.map((line) => line.map(spanOf).join('')).join('\n');
}

/**
 * Code as HTML with a class for each kind of token, so that the same markup serves both themes.
 * Code in an unknown language and long lines stay without colours.
 */
export const highlight = ({ source, language }: Code): string => coloured(source, language);

import * as v from 'valibot';
import { atMost, atMostEntries, listMost, markupLength } from './too-long.ts';

/** Limits where the spec gives none: wide enough for people, too narrow for abuse. */
export const limits = {
  line: 500,
  text: 20_000,
  richText: 200_000,
  url: 2_048,
  inlineImage: 7_500_000,
} as const;

const notText = 'Must be text.';

/** Text without control characters other than tabs and line breaks: no page may contain them. */
export const printable = (value: string): string => value.replace(/[^\P{Cc}\t\n\r]/gu, '');

/*
 * A pipe ends by naming the type it gives, because the API's description is made from it.
 */

const asText = v.pipe(
  v.union([v.string(), v.number(), v.null()], notText),
  v.transform((value) => printable(String(value ?? ''))),
  v.string(),
);

/** Trimmed text; absent and null count as empty. */
export const text = (max: number = limits.line) =>
  v.optional(v.pipe(asText, v.trim(), v.maxLength(max, atMost(max))), '');

/** Text that must not be empty once trimmed. */
export const requiredText = (message: string, max: number = limits.line) =>
  v.pipe(text(max), v.minLength(1, message));

/** Markup or Markdown, kept as written; `lib/rich-text` decides what it may contain. */
export const markup = (max: number = limits.richText) => {
  const isWithin = (value: string) => value.length <= max || markupLength(value) <= max;
  const limit = atMost(max);
  const checked = v.pipe(asText, v.check(isWithin, limit), v.string(), v.description(limit));
  return v.optional(checked, '');
};

const folded = (word: string) =>
  word
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

/**
 * One of `words`, ignoring case, and spaces, hyphens or underscores between its parts. Absent, null
 * and empty give the fallback.
 *
 * @param meaning maps other words to one of `words`
 */
export const choice = <const Words extends readonly string[]>(
  name: string,
  words: Words,
  fallback: Words[number],
  meaning: (word: string) => Words[number] | undefined = () => undefined,
) =>
  v.optional(
    v.pipe(
      asText,
      v.transform((value): string => {
        if (folded(value) === '') return fallback;
        return (
          words.find((word) => folded(word) === folded(value)) ?? meaning(folded(value)) ?? value
        );
      }),
      v.picklist(words, `Please choose a ${name}: ${words.join(', ')}.`),
    ),
    fallback,
  );

const isTrue = (value: unknown) => ['true', '1', 'yes', 'on'].includes(String(value).toLowerCase());

/** A boolean, also as the words and digits that forms and databases use. */
export const flag = (fallback: boolean) =>
  v.optional(
    v.pipe(
      v.union([v.boolean(), v.string(), v.number(), v.null()], 'Must be true or false.'),
      v.transform((value) => (value === null || value === '' ? fallback : isTrue(value))),
      v.boolean(),
    ),
    fallback,
  );

const asNumber = v.pipe(
  v.union([v.number(), v.string(), v.null()], 'Must be a number.'),
  v.transform((value) => (typeof value === 'string' ? value.trim() : value)),
);

/** A number; absent, null and empty give the fallback. */
export const number = (fallback: number, min = -1e9, max = 1e9) =>
  v.optional(
    v.pipe(
      asNumber,
      v.transform((value) => (value === null || value === '' ? fallback : Number(value))),
      v.number('Must be a number.'),
      v.finite('Must be a number.'),
      v.minValue(min, `At least ${min}.`),
      v.maxValue(max, `At most ${max}.`),
    ),
    fallback,
  );

const itemText = v.pipe(asText, v.trim(), v.maxLength(limits.url, atMost(limits.url)));

function listOf(value: unknown, separator: RegExp): unknown {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'string') return value;
  const jsonItems = parseJsonList(value);
  return jsonItems ?? value.split(separator);
}

function parseJsonList(value: string): unknown[] | undefined {
  if (!value.trimStart().startsWith('[')) return undefined;
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined; // not JSON after all: read as a separated list
  }
}

const itemsOf = (separator: RegExp) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => listOf(value, separator)),
    v.array(itemText, 'Must be a list.'),
    v.transform((items) => [...new Set(items.filter((item) => item !== ''))]),
  );

/**
 * A list of short texts: an array, a JSON array as text, or text with separators. Items are
 * trimmed; empty and repeated ones are dropped. Too many items are refused, not cut off.
 */
export const textList = (separator = /,/) =>
  v.optional(v.pipe(itemsOf(separator), v.maxLength(listMost, atMostEntries)), () => []);

/** Like `textList`, but keeps the first `max` items instead of refusing more. */
export const textListOf = (max: number, separator = /,/) =>
  v.optional(
    v.pipe(
      itemsOf(separator),
      v.transform((items) => items.slice(0, max)),
    ),
    () => [],
  );

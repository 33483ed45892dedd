import * as v from 'valibot';
import { atMost } from './too-long.ts';

/** Bounds that hold where the spec names none: wide enough for people, closed to abuse. */
export const limits = {
  line: 500,
  text: 20_000,
  richText: 200_000,
  url: 2_048,
  list: 100,
  inlineImage: 7_500_000,
} as const;

const notText = 'Must be text.';

const asText = v.union(
  [
    v.string(),
    v.pipe(v.number(), v.transform(String)),
    v.pipe(
      v.null(),
      v.transform(() => ''),
    ),
  ],
  notText,
);

/** Text on one line or several, trimmed; absent and null count as empty. */
export const text = (max: number = limits.line) =>
  v.optional(v.pipe(asText, v.trim(), v.maxLength(max, atMost(max))), '');

/** Text that must not be empty once trimmed. */
export const requiredText = (message: string, max: number = limits.line) =>
  v.pipe(text(max), v.minLength(1, message));

/** Markup or Markdown: kept as written; what it may contain is decided by `lib/rich-text`. */
export const markup = (max: number = limits.richText) =>
  v.optional(v.pipe(asText, v.maxLength(max, atMost(max))), '');

const folded = (word: string) =>
  word
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

/**
 * One of some words, whatever its case and whatever joins its parts; absent, null and empty give the
 * fallback.
 *
 * @param meaning what other words mean one of them
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

/** A yes or no, also as the words and digits forms and databases use. */
export const flag = (fallback: boolean) =>
  v.optional(
    v.pipe(
      v.union([v.boolean(), v.string(), v.number(), v.null()], 'Must be true or false.'),
      v.transform((value) => (value === null || value === '' ? fallback : isTrue(value))),
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
    return undefined; // text that only looks like JSON is a separated list like any other
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
 * trimmed, empty ones and repetitions dropped. One that is too long is refused, not cut.
 */
export const textList = (separator = /,/) =>
  v.optional(
    v.pipe(
      itemsOf(separator),
      v.maxLength(limits.list, `A list may have at most ${limits.list} entries.`),
    ),
    () => [],
  );

/** The same, of which the first `max` are kept. */
export const textListOf = (max: number, separator = /,/) =>
  v.optional(
    v.pipe(
      itemsOf(separator),
      v.transform((items) => items.slice(0, max)),
    ),
    () => [],
  );

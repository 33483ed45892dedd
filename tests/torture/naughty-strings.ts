import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections } from '../../src/entities/collections.ts';
import type { RichTextKind } from '../../src/entities/entity.ts';
import { sanitise } from '../../src/lib/rich-text/sanitise.ts';
import { openApi } from '../fixtures/api.ts';
import { naughtyStrings } from '../fixtures/hostile/strings.ts';
import { resources, samples } from '../fixtures/samples.ts';
import { clientOf, until } from './client.ts';
import { hostileContent, layAsFiles } from './hostile/content.ts';
import type { Scenario } from './report.ts';
import { root, startOn, workplace } from './server-process.ts';

type Entity = Record<string, unknown>;
type Resource = (typeof resources)[number];

export type StringVerdict = {
  strings: number;
  stored: number;
  refused: number;
  /** Answers that are neither what was asked for nor a refusal that names the field. */
  failed: string[];
  /** Stored as something else, and by no rule that is written down. */
  altered: string[];
  pages: Record<string, number>;
  /** What may not stand in XML, in the feeds. */
  notXml: string[];
};

/** Fields with a rule of their own for what is stored: choices, dates, addresses, colours, slugs. */
const ruled =
  /^(slug|color|theme|status|level|icon|createdAt|updatedAt|publishedAt|.*Date|.*YM|.*Url|url|images|links|dateMonth|type|published|id)$/;

const isText = ([name, value]: [string, unknown]) => typeof value === 'string' && !ruled.test(name);
const isList = ([name, value]: [string, unknown]) =>
  Array.isArray(value) && typeof value[0] === 'string' && !ruled.test(name);

/** An entry with the string in every field that takes any words. */
function filled(resource: Resource, text: string): Entity {
  const whole = Object.entries(samples[resource].whole);
  const texts = whole.filter(isText).map(([name]) => [name, text]);
  const lists = whole.filter(isList).map(([name]) => [name, [text]]);
  return { ...samples[resource].least, ...Object.fromEntries([...texts, ...lists]) };
}

/** What may have become of a text: itself, without the space around it, or cleaned markup. */
function expected(resource: Resource, field: string, text: string): string[] {
  const kinds = collections[resource].richText as Record<string, RichTextKind | undefined>;
  const kind = kinds[field];
  return kind ? [sanitise(kind, text), sanitise(kind, sanitise(kind, text))] : [text, text.trim()];
}

function alteredFields(resource: Resource, sent: Entity, text: string, got: Entity): string[] {
  return Object.keys(sent).filter((field) => {
    const value = got[field];
    if (Array.isArray(sent[field])) {
      const items = value as string[];
      return items.length > 1 || (items[0] ?? '') !== text.trim();
    }
    if (text.trim() === '') return false; // left out: its default is stored
    if (sent[field] !== text || ruled.test(field)) return false;
    return !expected(resource, field, text).includes(String(value));
  });
}

type Api = Awaited<ReturnType<typeof openApi>>;

/** Sends one string to one kind of entry, without the fields that refuse it. */
async function tryOn(
  { owner, backend }: Api,
  resource: Resource,
  text: string,
  verdict: StringVerdict,
) {
  let sent = filled(resource, text);
  const what = `${resource} ${JSON.stringify(text.slice(0, 20))}`;
  for (let tries = 0; tries < 12; tries++) {
    const response = await owner('POST', resource, sent);
    const got = (await response.json()) as Entity & { errors?: Record<string, string> };
    if (response.status === 201) {
      verdict.stored += 1;
      const read = JSON.parse(
        backend.documents.get(`${resource}/${got.id}.json`) ?? '{}',
      ) as Entity;
      const wrong = alteredFields(resource, sent, text, read);
      verdict.altered.push(
        ...wrong.map((field) => `${what} ${field}: ${String(read[field]).slice(0, 30)}`),
      );
      return;
    }
    const named = Object.keys(got.errors ?? {}).map((path) => path.split('.')[0] ?? '');
    verdict.refused += 1;
    if (response.status !== 422 || named.length === 0) {
      verdict.failed.push(`${what}: ${response.status}`);
      return;
    }
    const { least } = samples[resource];
    sent = {
      ...Object.fromEntries(Object.entries(sent).filter(([name]) => !named.includes(name))),
      ...Object.fromEntries(named.flatMap((name) => (name in least ? [[name, least[name]]] : []))),
    };
  }
  verdict.failed.push(`${what}: refused again and again`);
}

const pages = [
  '/',
  '/about',
  '/experience',
  '/education',
  '/projects',
  '/blog',
  '/certificates',
  '/contact',
  '/rss.xml',
  '/sitemap.xml',
];
/** Whether a letter may stand in XML 1.0, as itself or escaped. */
const isXml = (code: number) =>
  code === 9 || code === 10 || code === 13 || (code >= 32 && ![0xfffe, 0xffff].includes(code));

/** What a feed holds that no reader of XML takes. */
function faultsOfXml(xml: string): string[] {
  const escaped = [...xml.matchAll(/&#(x?)([\da-f]+);/gi)].map(([, hex, digits = '']) =>
    Number.parseInt(digits, hex ? 16 : 10),
  );
  const codes = [...xml].map((letter) => letter.codePointAt(0) ?? 0);
  return [...codes, ...escaped]
    .filter((code) => !isXml(code))
    .map((code) => `U+${code.toString(16)}`);
}

/** Sends every string through every text field and reads it back. */
async function stored(texts: readonly string[], verdict: StringVerdict): Promise<void> {
  const api = await openApi();
  for (const one of texts) {
    for (const resource of resources) await tryOn(api, resource, one, verdict);
    const profile = { fullName: one, headline: one, quote: one, location: one, about: one };
    const { status } = await api.owner('PUT', 'profile', profile);
    if (status !== 200 && status !== 422) verdict.failed.push(`profile: ${status}`);
  }
}

/** Puts the strings into every field of a site, and asks for its pages and feeds. */
async function shown(texts: readonly string[], verdict: StringVerdict): Promise<void> {
  const place = await workplace(join(root, 'dist'));
  const documents = hostileContent(texts.map((text) => text.slice(0, 2_000)));
  await layAsFiles(place.content, documents);
  const server = await startOn(place);
  const { status, text } = await clientOf(server.address, 'none');
  const waiting = async () =>
    (JSON.parse(await text('/api/health').catch(() => '{"waiting":1}')) as { waiting: number })
      .waiting;
  await until(async () => (await waiting()) === 0);
  const posts = [...documents.keys()].filter((name) => name.startsWith('posts/'));
  for (const path of [...pages, ...posts.map((name) => name.replace('posts', '/blog'))]) {
    verdict.pages[path] = await status(path);
  }
  for (const path of ['/rss.xml', '/sitemap.xml']) {
    verdict.notXml.push(...faultsOfXml(await text(path)).map((fault) => `${path} ${fault}`));
  }
  await server.kill('SIGTERM');
  await place.remove();
}

export async function strings(texts: readonly string[]): Promise<StringVerdict> {
  const verdict: StringVerdict = {
    strings: texts.length,
    stored: 0,
    refused: 0,
    failed: [],
    altered: [],
    pages: {},
    notXml: [],
  };
  await stored(texts, verdict);
  await shown(texts, verdict);
  return verdict;
}

function collected(): string[] {
  const file = join(process.env.CORPORA ?? '', 'naughty-strings.json');
  return process.env.CORPORA && existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as string[])
    : [];
}

export const scenario: Scenario = async (size) => {
  const texts = size === 'long' ? [...naughtyStrings, ...collected()] : naughtyStrings;
  const verdict = await strings(texts);
  const { failed, altered, notXml: broken } = verdict;
  const down = Object.values(verdict.pages).filter((status) => status !== 200);
  return [
    {
      promise: 'Any text is stored as it is, or refused by name',
      done: `${texts.length} strings in every field: ${verdict.stored} stored, ${verdict.refused} refused with 422`,
      figure: `${altered.length} altered, ${failed.length} failed, ${down.length} pages down, ${broken.length} feeds broken`,
      kept: altered.length + failed.length + down.length + broken.length === 0,
    },
  ];
};

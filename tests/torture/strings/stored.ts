import { collections } from '../../../src/entities/collections.ts';
import type { RichTextKind } from '../../../src/entities/entity.ts';
import { printable } from '../../../src/entities/fields.ts';
import { sanitise } from '../../../src/lib/rich-text/sanitise.ts';
import { openApi } from '../../fixtures/api.ts';
import { resources, samples } from '../../fixtures/samples.ts';
import type { StringVerdict } from './verdict.ts';

type Entity = Record<string, unknown>;
type Resource = (typeof resources)[number];

/**
 * Fields that have their own rule for what is stored: choices, dates, addresses, colours, slugs.
 */
const ruled =
  /^(slug|color|theme|status|level|icon|createdAt|updatedAt|publishedAt|.*Date|.*YM|.*Url|url|images|links|dateMonth|type|published|id)$/;

const isText = ([name, value]: [string, unknown]) => typeof value === 'string' && !ruled.test(name);
const isList = ([name, value]: [string, unknown]) =>
  Array.isArray(value) && typeof value[0] === 'string' && !ruled.test(name);

/** An entry with the string in every free text field. */
function filled(resource: Resource, text: string): Entity {
  const whole = Object.entries(samples[resource].whole);
  const texts = whole.filter(isText).map(([name]) => [name, text]);
  const lists = whole.filter(isList).map(([name]) => [name, [text]]);
  return { ...samples[resource].least, ...Object.fromEntries([...texts, ...lists]) };
}

/** Accepted results for a printable text: unchanged, trimmed, or cleaned markup. */
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
      return items.length > 1 || (items[0] ?? '') !== printable(text).trim();
    }
    if (printable(text).trim() === '') return false; // left out, so its default is stored
    if (sent[field] !== text || ruled.test(field)) return false;
    return !expected(resource, field, printable(text)).includes(String(value));
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

/** Sends every string through every text field and reads it back. */
export async function stored(texts: readonly string[], verdict: StringVerdict): Promise<void> {
  const api = await openApi();
  for (const one of texts) {
    for (const resource of resources) await tryOn(api, resource, one, verdict);
    const profile = { fullName: one, headline: one, quote: one, location: one, about: one };
    const { status } = await api.owner('PUT', 'profile', profile);
    if (status !== 200 && status !== 422) verdict.failed.push(`profile: ${status}`);
  }
}

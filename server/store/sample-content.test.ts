import * as v from 'valibot';
import { expect, it } from 'vitest';
import { places } from '../env.ts';
import { documentText } from './document-text.ts';
import { JsonFolder } from './json-folder.ts';
import { type Kind, kinds } from './kinds.ts';

const sample = new JsonFolder(places.content);

/** The sample's documents of a kind: what is in the file, and what the server would write. */
async function documentsOf({ name, folder, schema }: Kind): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for await (const readings of sample.readAll(folder)) {
    for (const reading of readings) {
      if (folder === '' && `/${reading.key.id}` !== name) continue;
      if (!('value' in reading)) throw new Error(`${folder}/${reading.key.id} cannot be read.`);
      const text = documentText(v.parse(schema, reading.value));
      found.push([Buffer.from(reading.bytes ?? []).toString(), text]);
    }
  }
  return found;
}

const written = kinds.filter(({ name }) => name !== 'messages');

it.each(written)('the sample’s files of $name are as the server stores them', async (kind) => {
  const documents = await documentsOf(kind);
  expect(documents).not.toEqual([]);
  for (const [file, text] of documents) expect(file).toBe(text);
});

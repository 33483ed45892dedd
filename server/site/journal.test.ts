import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { origin } from '../../tests/fixtures/site.ts';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { Journal } from './journal.ts';
import type { PageRecord } from './page-record.ts';
import { PageRecords } from './page-records.ts';

const recordOf = (path: string, etag: string): PageRecord => ({
  path,
  etag,
  headers: { 'content-type': 'text/html' },
  reads: [],
});

async function openJournal() {
  const folder = await tempFolder();
  const file = join(folder, 'pages.jsonl');
  const records = new PageRecords();
  const journal = new Journal(file, origin);
  journal.load(records);
  await journal.rewrite([]);
  const add = (record: PageRecord) => {
    records.set(record);
    return journal.add(record);
  };
  const lines = async () => (await readFile(file, 'utf8')).split('\n').length;
  const again = async () => {
    const found = new PageRecords();
    new Journal(file, origin).load(found);
    return found.all().map(({ path, etag, headers }) => [path, etag, headers]);
  };
  return { journal, add, lines, again, file, folder };
}

const html = { 'content-type': 'text/html' };

describe('the records of the pages', () => {
  it('are shortened while the server runs, once most of their lines are old', async () => {
    const { add, lines, again } = await openJournal();
    await add(recordOf('/a', 'first'));
    for (let n = 0; n < 3_000; n++) await add(recordOf('/b', `version ${n}`));
    expect(await lines()).toBeLessThan(1_100);
    expect(await again()).toEqual([
      ['/a', 'first', html],
      ['/b', 'version 2999', html],
    ]);
  });

  it('say the same when they cannot be shortened', async () => {
    const { add, lines, again, file } = await openJournal();
    await mkdir(`${file}.tmp`);
    for (let n = 0; n < 1_500; n++) await add(recordOf('/b', `version ${n}`));
    expect(await lines()).toBeGreaterThan(1_500);
    expect(await again()).toEqual([['/b', 'version 1499', html]]);
    await rm(`${file}.tmp`, { recursive: true });
    for (let n = 0; n < 1_500; n++) await add(recordOf('/b', `later ${n}`));
    expect(await lines()).toBeLessThan(1_100);
    expect(await again()).toEqual([['/b', 'later 1499', html]]);
  });

  it('are whole after a write that failed: its headers are written again with the next one', async () => {
    const { add, again, file } = await openJournal();
    await rename(file, `${file}.kept`);
    await mkdir(file);
    await expect(add(recordOf('/a', 'lost'))).rejects.toThrow('EISDIR');
    await rm(file, { recursive: true });
    await rename(`${file}.kept`, file);
    await add(recordOf('/b', 'stored'));
    expect(await again()).toEqual([['/b', 'stored', html]]);
  });

  it('are whole after a line that a crash or a full disk cut short', async () => {
    const { add, again, file } = await openJournal();
    await add(recordOf('/a', 'first'));
    await appendFile(file, '{"page":{"path":"/torn"');
    const journal = new Journal(file, origin);
    journal.load(new PageRecords());
    await journal.add(recordOf('/b', 'first'));
    expect(await again()).toEqual([
      ['/a', 'first', html],
      ['/b', 'first', html],
    ]);
  });

  it('are all written anew when their folder is removed while the server runs', async () => {
    const { add, again, folder } = await openJournal();
    await add(recordOf('/a', 'first'));
    await rm(folder, { recursive: true });
    await add(recordOf('/b', 'first'));
    await add(recordOf('/b', 'second'));
    expect(await again()).toEqual([
      ['/a', 'first', html],
      ['/b', 'second', html],
    ]);
  });

  it('that are there and cannot be read are an error, rather than none', async () => {
    const folder = await tempFolder();
    await mkdir(join(folder, 'pages.jsonl'));
    const journal = new Journal(join(folder, 'pages.jsonl'), origin);
    expect(() => journal.load(new PageRecords())).toThrow('EISDIR');
    await writeFile(join(folder, 'torn.jsonl'), '{"page":');
    const torn = new Journal(join(folder, 'torn.jsonl'), origin);
    const found = new PageRecords();
    torn.load(found);
    expect(found.size).toBe(0);
  });
});

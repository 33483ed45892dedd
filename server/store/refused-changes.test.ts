import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { DurableJsonFile, writeDurably } from './durable-json.ts';
import { JsonFolder } from './json-folder.ts';

/**
 * A disk that, while failing, allows `renames` more renames and no sync of a folder; writes can be
 * paused.
 */
const disk = vi.hoisted(() => ({
  failing: false,
  renames: 0,
  tries: 0,
  held: new Map<string, { reached: () => void; released: Promise<void> }>(),
}));

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const open = async (path: string, flags: string, mode?: number) => {
    const handle = await real.open(path, flags, mode);
    const sync = handle.sync.bind(handle);
    handle.sync = async () => {
      if (flags === 'r' && disk.failing) throw new Error('EIO');
      const held = flags === 'r' ? undefined : disk.held.get(await real.readFile(path, 'utf8'));
      held?.reached();
      await held?.released;
      await sync();
    };
    return handle;
  };
  const rename = async (from: string, to: string) => {
    disk.tries += 1;
    if (disk.failing && disk.renames-- <= 0) throw new Error('EIO');
    await real.rename(from, to);
  };
  return { ...real, open, rename };
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  disk.failing = false;
  disk.held.clear();
  vi.useRealTimers();
});

const texts = { old: '"old"', refused: '"refused"', saved: '"saved"' };

/** A file left changed by a refused change, on a disk that still fails. */
async function owedFile(renames = 1) {
  const root = await tempFolder();
  const folder = new JsonFolder(root);
  await folder.prepare([]);
  const release = await folder.own([]);
  const file = join(root, 'a.json');
  await writeFile(file, texts.old);
  Object.assign(disk, { failing: true, renames });
  await expect(writeDurably(file, texts.refused)).rejects.toThrow('EIO');
  disk.tries = 0;
  const onDisk = () => readFile(file, 'utf8');
  expect(await onDisk()).toBe(renames === 1 ? texts.refused : texts.old);
  return { file, onDisk, release, read: () => new DurableJsonFile(file).read() };
}

/** Makes writes of a text wait before they are synced. */
function hold(text: string) {
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  disk.held.set(text, { reached: reached.resolve, released: released.promise });
  return { reached: reached.promise, release: released.resolve };
}

type Owed = Awaited<ReturnType<typeof owedFile>>;

/** Reads until the condition holds, or for long enough to tell that it will not. */
async function until({ onDisk }: Owed, come: () => boolean, most = 20_000): Promise<void> {
  for (let n = 0; n < most && !come(); n++) await onDisk();
}

/** Long enough for files to be written meanwhile. */
const filesWritten = (owed: Owed) => until(owed, () => false, 3_000);

describe('a file with a refused change that could not be put back', () => {
  it('reads as before, and is put back once the disk works again', async () => {
    const owed = await owedFile();
    expect(await owed.read()).toBe('old');
    disk.failing = false;
    vi.advanceTimersByTime(1_000);
    await owed.read();
    expect(await owed.onDisk()).toBe(texts.old);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not done with before what was put back would survive a power cut', async () => {
    const owed = await owedFile(2);
    expect(vi.getTimerCount()).toBe(1);
    expect(await owed.read()).toBe('old');
    await writeFile(owed.file, '"by hand"');
    expect(await owed.read()).toBe('by hand');
    disk.failing = false;
    expect(await owed.read()).toBe('by hand');
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['after', 'before'])(
    'keeps the same change made again %s it was put back',
    async (when) => {
      const owed = await owedFile();
      disk.failing = false;
      if (when === 'after') await owed.read();
      await writeDurably(owed.file, texts.refused);
      expect([await owed.read(), await owed.onDisk()]).toEqual(['refused', texts.refused]);
    },
  );

  it('keeps a save that was acknowledged while it was being put back', async () => {
    const owed = await owedFile();
    disk.failing = false;
    const undo = hold(texts.old);
    vi.advanceTimersByTime(1_000);
    await undo.reached;
    disk.held.clear();
    const saved = writeDurably(owed.file, texts.saved);
    await filesWritten(owed);
    undo.release();
    await saved;
    await filesWritten(owed);
    expect(await owed.onDisk()).toBe(texts.saved);
  });

  it('keeps a save that was under way when it was about to be put back', async () => {
    const owed = await owedFile();
    const save = hold(texts.saved);
    const saved = writeDurably(owed.file, texts.saved);
    await save.reached;
    disk.failing = false;
    const undo = hold(texts.old);
    vi.advanceTimersByTime(1_000);
    await filesWritten(owed);
    save.release();
    await saved;
    undo.release();
    await filesWritten(owed);
    expect(await owed.onDisk()).toBe(texts.saved);
  });

  it('keeps what someone else writes into it while it is being put back', async () => {
    const owed = await owedFile();
    disk.failing = false;
    const undo = hold(texts.old);
    vi.advanceTimersByTime(1_000);
    await undo.reached;
    await writeFile(owed.file, '"by hand"');
    undo.release();
    expect(await owed.read()).toBe('by hand');
    expect(await owed.onDisk()).toBe('"by hand"');
  });

  it('is retried once for concurrent reads, then once a second', async () => {
    const owed = await owedFile();
    await Promise.all(Array.from({ length: 10 }, owed.read));
    expect(disk.tries).toBe(1);
    for (const tries of [2, 3, 4]) {
      vi.advanceTimersByTime(1_000);
      await until(owed, () => disk.tries >= tries && vi.getTimerCount() > 0);
      expect(disk.tries).toBe(tries);
    }
  });

  it('is tried a last time when the folder is released, and left alone from then on', async () => {
    const owed = await owedFile();
    await owed.release();
    expect(disk.tries).toBe(1);
    disk.failing = false;
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(1_000);
    await filesWritten(owed);
    expect(await owed.onDisk()).toBe(texts.refused);
  });
});

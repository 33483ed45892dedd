import { promises as disk } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { basename } from 'node:path';

/** Every file system step of a durable change; `folder` steps make a rename durable. */
export const steps = [
  'open',
  'write',
  'sync',
  'close',
  'rename',
  'rm',
  'folder open',
  'folder sync',
] as const;
export type Step = (typeof steps)[number];

export const codes = ['ENOSPC', 'EIO', 'EMFILE'] as const;

export type Fault = {
  steps: readonly Step[];
  code: string;
  /** Only files whose path contains this. */
  within: string;
  /** How many times, and with the steps before it left alone how many; for good without it. */
  times?: number;
};

type Disk = { open: typeof disk.open; rename: typeof disk.rename; rm: typeof disk.rm };

let fault: Fault | undefined;
let real: (Disk & { writeFile: typeof disk.writeFile; appendFile: typeof disk.appendFile }) | null =
  null;
const seen: string[] = [];

function meet(step: Step, path: string): void {
  if (fault && !path.includes(fault.within)) return;
  seen.push(`${step} ${basename(path).replace(/[0-9a-f-]{36}/, '*')}`);
  if (!fault?.steps.includes(step) || fault.times === 0) return;
  if (fault.times !== undefined) fault.times -= 1;
  throw Object.assign(new Error(`${fault.code}: injected at ${step}`), { code: fault.code });
}

/** A short write writes a part of the text before it fails. */
async function writeTo(handle: FileHandle, path: string, content: string | Uint8Array) {
  try {
    meet('write', path);
  } catch (error) {
    await handle.writeFile(content.slice(0, Math.floor(content.length / 2)));
    throw error;
  }
  await handle.writeFile(content);
}

function wrapped(handle: FileHandle, path: string, folder: boolean): FileHandle {
  const own: Partial<FileHandle> = {
    writeFile: (content) => writeTo(handle, path, content as string | Uint8Array),
    sync: async () => {
      meet(folder ? 'folder sync' : 'sync', path);
      await handle.sync();
    },
    close: async () => {
      await handle.close();
      if (!folder) meet('close', path);
    },
  };
  return new Proxy(handle, {
    get: (target, name) => {
      const value = name in own ? own[name as keyof FileHandle] : Reflect.get(target, name, target);
      return typeof value === 'function' && !(name in own) ? value.bind(target) : value;
    },
  });
}

/** Takes control of this process's disk until `release`. */
export function takeDisk(): void {
  if (real) return;
  const { open, rename, rm, writeFile, appendFile } = disk;
  real = { open, rename, rm, writeFile, appendFile };
  Object.assign(disk, {
    open: async (path: string, flags: string, mode?: number) => {
      const folder = flags === 'r';
      meet(folder ? 'folder open' : 'open', String(path));
      return wrapped(await open(path, flags, mode), String(path), folder);
    },
    rename: async (from: string, to: string) => {
      meet('rename', String(to));
      await rename(from, to);
    },
    rm: async (path: string, options: object) => {
      if (!/\.tmp$/.test(String(path))) meet('rm', String(path));
      await rm(path, options);
    },
    writeFile: async (path: string, content: string) => {
      try {
        meet('write', String(path));
      } catch (error) {
        await writeFile(path, content.slice(0, Math.floor(content.length / 2)));
        throw error;
      }
      await writeFile(path, content);
    },
    appendFile: async (path: string, ...rest: [string]) => {
      meet('write', String(path));
      await appendFile(path, ...rest);
    },
  });
  syncBuiltinESMExports();
}

export function releaseDisk(): void {
  if (!real) return;
  Object.assign(disk, real);
  syncBuiltinESMExports();
  real = null;
  fault = undefined;
}

/** Makes these steps fail from now on; without a fault, everything works again. */
export function breakDisk(next?: Fault): void {
  fault = next;
  seen.length = 0;
}

/** The steps since the disk was last broken or mended. */
export const stepsTaken = (): readonly string[] => seen;

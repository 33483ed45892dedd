import { readFile } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { decoded } from '../../src/lib/decoded.ts';
import { contentHash } from '../content-hash.ts';
import type { Deliverable } from './deliver.ts';
import { fileInfo } from './file-info.ts';

/** The build's files whose names contain a hash of their content: clients cache them for a year. */
export const hashed = {
  folder: '/_astro/',
  cacheControl: 'public, max-age=31536000, immutable',
} as const;

type Options = {
  folder: string;
  /** `Cache-Control` by the path below the folder. */
  cacheControl: (path: string) => string;
};

/** The file a path names, or null for a path that leaves the folder or names a hidden file. */
export function fileWithin(folder: string, path: string): string | null {
  const name = decoded(path);
  if (name === null || name.includes('\0') || /(^|[/\\])\./.test(name)) return null;
  const file = normalize(join(folder, name));
  return file.startsWith(folder + sep) ? file : null;
}

/** A file's media type, by its ending. */
export const typeOf = (file: string): string => getMimeType(file) ?? 'application/octet-stream';

/** Delivers the files of a folder. Returns null for a path that is not a file there. */
export function staticFiles({ folder, cacheControl }: Options) {
  return async (path: string): Promise<Deliverable | null> => {
    const file = fileWithin(folder, path);
    if (file === null) return null;
    const info = await fileInfo(file);
    if (!info?.isFile()) return null;
    return {
      etag: `"${contentHash(`${file} ${info.size} ${info.mtimeMs}`)}"`,
      headers: { 'content-type': typeOf(file), 'Cache-Control': cacheControl(path) },
      bytes: () => readFile(file),
    };
  };
}

import { basename } from 'node:path';
import type { Post } from '../../src/entities/post.ts';
import { type ImageSize, withImageRoom } from '../../src/lib/post-body/image-room.ts';
import type { Entry } from '../store/document-set.ts';
import type { UploadStore } from '../uploads/upload-store.ts';
import { uploadTag } from './cache-tag.ts';
import { summaryOf } from './post-summaries.ts';
import { versionWith } from './versions.ts';

type Pictures = readonly string[];

/** The pictures in a post's body that must be measured, by their addresses. */
export const picturesOf = (entry: Entry<Post>): Pictures => summaryOf(entry).pictures ?? [];

/** The version and the tags of an answer that shows a post with its pictures. */
export async function withPictures(entry: Entry<Post>, uploads: UploadStore) {
  const names = picturesOf(entry).map((address) => basename(address));
  const files = await Promise.all(names.map((name) => uploads.find(name)));
  const versions = files.map((file) => file?.version ?? '');
  return { version: versionWith(entry.version, versions), tags: names.map(uploadTag) };
}

/** A rendered body whose images have their sizes, so that the page does not shift as they load. */
export async function withRoom<T extends { html: string }>(
  rendered: T,
  pictures: Pictures,
  uploads: UploadStore,
): Promise<T> {
  const sizes = new Map<string, ImageSize>();
  for (const address of pictures) {
    const size = await (await uploads.find(basename(address)))?.size();
    if (size) sizes.set(address, size);
  }
  return { ...rendered, html: withImageRoom(rendered.html, sizes) };
}

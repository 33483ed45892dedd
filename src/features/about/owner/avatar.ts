import type { OwnerApi } from '../../../api/writes.ts';
import { uploadLimits, uploadMessages } from '../../../entities/upload.ts';
import { isImage } from '../../../ui/image-input/is-image.ts';
import type { Source } from '../../../ui/obstacle/versions.ts';

/** The portrait's address, or a file to upload as the portrait. */
export type Avatar = string | null | File;

/** The error of a picture; empty if it is fine (spec 1 §5). */
export const avatarProblem = (file: Pick<File, 'size' | 'type'>): string =>
  isImage(file) && file.size <= uploadLimits.bytes ? '' : uploadMessages.tooLarge;

/** Uploads a picture before saving its address; a retry reuses the upload. */
export function avatarSource(
  api: Pick<OwnerApi, 'uploadAvatar'>,
  part: Source<string | null>,
): Source<Avatar> {
  let uploaded: { file: File; url: string } | null = null;
  const addressOf = async (avatar: Avatar) => {
    if (!(avatar instanceof File)) return avatar;
    if (uploaded?.file !== avatar) {
      uploaded = { file: avatar, url: (await api.uploadAvatar(avatar, avatar.name)).url };
    }
    return uploaded.url;
  };
  return {
    read: part.read,
    write: async (avatar, etag) => part.write(await addressOf(avatar), etag),
  };
}

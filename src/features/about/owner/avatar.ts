import type { OwnerApi } from '../../../api/writes.ts';
import { avatarLimits, profileMessages } from '../../../entities/profile.ts';
import { isImage } from '../../../ui/image-input/is-image.ts';
import type { Source } from './versions.ts';

/** The portrait's address, or a picture that is about to become it. */
export type Avatar = string | null | File;

/** What is wrong with a picture, or nothing (spec 1 §5). */
export const avatarProblem = (file: Pick<File, 'size' | 'type'>): string =>
  isImage(file) && file.size <= avatarLimits.bytes ? '' : profileMessages.avatarTooLarge;

/** Uploads a picture before the profile takes its address; one upload serves every further try. */
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

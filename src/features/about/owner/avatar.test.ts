import { describe, expect, it, vi } from 'vitest';
import type { Source } from '../../../ui/obstacle/versions.ts';
import { type Avatar, avatarProblem, avatarSource } from './avatar.ts';

const MB = 1024 * 1024;

describe('Avatar upload', () => {
  it("the file must be an image of at most 5 MB, otherwise 'File size must be less than 5MB'", () => {
    const message = 'File size must be less than 5MB';
    expect(avatarProblem({ type: 'image/png', size: 5 * MB })).toBe('');
    expect(avatarProblem({ type: 'image/png', size: 5 * MB + 1 })).toBe(message);
    expect(avatarProblem({ type: 'text/plain', size: 1 })).toBe(message);
  });

  it('the answer url becomes the avatar, and a retried save uploads nothing twice', async () => {
    const written: Avatar[] = [];
    const part: Source<string | null> = {
      read: async () => ({ value: null, etag: null }),
      write: async (value) => {
        written.push(value);
        if (written.length === 1) throw new Error('cut');
        return { value, etag: null };
      },
    };
    const uploadAvatar = vi.fn(async () => ({ url: '/uploads/a.webp', width: 1, height: 1 }));
    const source = avatarSource({ uploadAvatar }, part);
    const file = new File(['x'], 'me.png', { type: 'image/png' });
    await expect(source.write(file, null)).rejects.toThrow('cut');
    await source.write(file, null);
    expect(written).toEqual(['/uploads/a.webp', '/uploads/a.webp']);
    expect(uploadAvatar).toHaveBeenCalledOnce();
  });
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Profile, profileSchema } from '../../../entities/profile.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { ChangedMeanwhile, saveOver } from '../../../ui/obstacle/versions.ts';
import { payloadOf, profileDocument } from './profile-document.ts';

const stored = v.parse(profileSchema, {
  fullName: 'Robin',
  quote: 'q',
  headline: 'Engineer',
  email: 'a@b.test',
  socials: {
    github: 'https://git.example/r',
    extras: { interests: ['Trams'], focus: ['Now'], motto: 'm' },
  },
});

/** A profile API of one document that counts versions and honours If-Match. */
function fakeApi(start: Profile) {
  let profile = start;
  let version = 1;
  const sent: unknown[] = [];
  const answer = <T>() => ({ value: profile as T, etag: `"${version}"` });
  const put = (change: Partial<Profile>) => {
    profile = { ...profile, ...change };
    version += 1;
  };
  return {
    sent,
    put,
    now: () => profile,
    read: async <T>() => answer<T>(),
    save: async <T>(_path: string, payload: unknown, etag?: string | null) => {
      if (etag !== `"${version}"`) throw new ApiError(412, 'changed');
      sent.push(payload);
      put(payload as Partial<Profile>);
      return answer<T>();
    },
  };
}

const open = async () => {
  const api = fakeApi(stored);
  return { api, document: profileDocument(api, await api.read<Profile>()) };
};

describe('A profile save that is answered with nothing', () => {
  it('leaves the profile as it is stored, and does not blank the page', async () => {
    const { api } = await open();
    const silent = { ...api, save: async <T>() => ({ value: null as T, etag: null }) };
    const document = profileDocument(silent, await api.read<Profile>());
    api.put({ quote: 'new' });
    expect(await document.part('quote').write('new', '"1"')).toEqual({ value: 'new', etag: '"2"' });
    expect(document.$profile.get().fullName).toBe('Robin');
    await expect(document.part('quote').write('newer', '"2"')).rejects.toThrow();
  });
});

describe('Profile save', () => {
  it('sends fullName, quote, avatarUrl, about, socials.extras {interests, languages, focus, motto}', () => {
    expect(payloadOf(stored, { motto: 'new' })).toEqual({
      fullName: 'Robin',
      quote: 'q',
      avatarUrl: null,
      about: '',
      socials: {
        extras: { interests: ['Trams'], languages: [], focus: ['Now'], motto: 'new' },
      },
    });
  });

  it('never undoes what another tab changed in another part', async () => {
    const { api, document } = await open();
    const base = document.heldPart('motto');
    api.put({ quote: 'from another tab' });
    await saveOver(document.part('motto'), 'mine', base);
    expect(api.now()).toMatchObject({
      quote: 'from another tab',
      socials: { extras: { motto: 'mine' } },
    });
  });

  it('never overwrites silently what another tab changed in the same part', async () => {
    const { api, document } = await open();
    const base = document.heldPart('quote');
    api.put({ quote: 'theirs' });
    const saving = saveOver(document.part('quote'), 'mine', base);
    await expect(saving).rejects.toBeInstanceOf(ChangedMeanwhile);
    await expect(saving).rejects.toMatchObject({ theirs: { value: 'theirs', etag: '"2"' } });
    expect(api.sent).toEqual([]);
  });

  it('shows what was saved', async () => {
    const { document } = await open();
    await saveOver(document.part('quote'), 'mine', document.heldPart('quote'));
    expect(document.$profile.get().quote).toBe('mine');
  });

  it('gives up when every version is refused', async () => {
    const { document } = await open();
    const source = {
      ...document.part('quote'),
      write: () => Promise.reject(new ApiError(412, 'no')),
    };
    await expect(saveOver(source, 'mine', document.heldPart('quote'))).rejects.toThrow('no');
  });
});

import { isDeepStrictEqual } from 'node:util';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { collections } from '../../src/entities/collections.ts';
import { patched } from '../../src/entities/entity.ts';
import type { Highlight } from '../../src/entities/highlight.ts';
import { type Home, homeSchema } from '../../src/entities/home.ts';
import { type Profile, profileSchema, storedProfileSchema } from '../../src/entities/profile.ts';
import { isRecord } from '../../src/entities/spelling.ts';
import { sanitise } from '../../src/lib/rich-text/sanitise.ts';
import { highlightView } from '../../src/lib/views.ts';
import type { Entry } from '../store/document-set.ts';
import { answer, answerKnown } from './answer.ts';
import { jsonBody, valid } from './body.ts';
import type { ApiDependencies, ApiEnv } from './dependencies.ts';
import { checkIfMatch } from './if-match.ts';
import { memoise } from './memoise.ts';
import { ownerOnly } from './owner.ts';
import { versionOf } from './versions.ts';
import { visibleEntries } from './visible-entries.ts';

const emptyProfile = v.parse(profileSchema, {});
const emptyHome = v.parse(homeSchema, {});

const emptyVersion = versionOf(emptyProfile);

const clean = (profile: Profile): Profile => ({
  ...profile,
  about: sanitise('prose', profile.about),
});

// Every page reads the profile.
const cleanJson = memoise((profile: Profile) => JSON.stringify(clean(profile)));

/** The owner's profile; POST and PUT both change it, as clients try them in turn (spec 1 §7). */
export function profileRoutes({ store }: ApiDependencies) {
  const profiles = store.single('profile');
  const change = async (c: Context<ApiEnv>) => {
    const raw = await jsonBody(c);
    const entry = await profiles.put('profile', (current) => {
      const before = current?.value ?? emptyProfile;
      const next = () => clean(changed(before, raw));
      checkIfMatch(c, current?.version ?? emptyVersion, () => isDeepStrictEqual(next(), before));
      return next();
    });
    return answer(c, entry.value, { tags: ['profile'], version: entry.version });
  };
  return new Hono<ApiEnv>()
    .get('/', (c) => {
      const { value, version } = profiles.get('profile') ?? {
        value: emptyProfile,
        version: emptyVersion,
      };
      return answerKnown(c, { tags: ['profile'], version }, () => cleanJson(value));
    })
    .post('/', ownerOnly, change)
    .put('/', ownerOnly, change);
}

type Raw = Record<string, unknown>;

/** The profile after a change; an email that stays as it is stored is not a reason to refuse it. */
function changed(profile: Profile, raw: Raw): Profile {
  const next = merged(profile, raw);
  return valid(next.email === profile.email ? storedProfileSchema : profileSchema, next);
}

/** Merges socials, their extras and the availability: what a change leaves out stays as it was. */
function merged(profile: Profile, raw: Raw): Raw {
  const patch = patched(profile, raw, profileSchema);
  const next: Raw = { ...patch, availability: joined(profile.availability, patch.availability) };
  const socials = joined(profile.socials, next.socials);
  if (!isRecord(socials)) return { ...next, socials };
  const extras = joined(profile.socials.extras, socials.extras);
  return { ...next, socials: { ...socials, extras } };
}

/**
 * The fields of both, preferring the new ones; anything but an object is left for validation to
 * refuse.
 */
const joined = (old: Raw, next: unknown) =>
  isRecord(next ?? {}) ? { ...old, ...(next as Raw | null) } : next;

/** The languages of the profile, as a list of their own (spec 1 §7). */
export function languageRoutes({ store }: ApiDependencies) {
  return new Hono<ApiEnv>().get('/', (c) => {
    const profile = store.single('profile').get('profile')?.value ?? emptyProfile;
    return answer(c, profile.socials.extras.languages, { tags: ['profile'] });
  });
}

/** The welcome text, with the highlights that stand below it. */
export function homeRoutes({ store }: ApiDependencies) {
  const homes = store.single('home');
  const highlights = store.collection('highlights');
  const shown = memoise(({ id, value }: Entry<Highlight>) => highlightView({ ...value, id }));
  const view = (home: Home, owner: boolean) => ({
    welcomeHtml: sanitise('card', home.welcomeHtml),
    highlights: visibleEntries(highlights, collections.highlights, owner).map(shown),
  });
  return new Hono<ApiEnv>()
    .get('/', (c) => {
      const home = homes.get('home');
      const value = view(home?.value ?? emptyHome, c.get('owner'));
      return answer(c, value, { tags: ['home', 'highlights'] });
    })
    .put('/', ownerOnly, async (c) => {
      const raw = await jsonBody(c);
      const entry = await homes.put('home', (current) => {
        const before = current?.value ?? emptyHome;
        const next = () => {
          const { welcomeHtml } = valid(homeSchema, patched(before, raw, homeSchema));
          return { welcomeHtml: sanitise('card', welcomeHtml) };
        };
        checkIfMatch(c, versionOf(view(before, true)), () => isDeepStrictEqual(next(), before));
        return next();
      });
      return answer(c, view(entry.value, true), { tags: ['home', 'highlights'] });
    });
}

import type { CertificateView } from '../entities/certificate.ts';
import type { EducationView } from '../entities/education.ts';
import type { ExperienceView } from '../entities/experience.ts';
import type { GalleryItemView } from '../entities/gallery-item.ts';
import type { HomeView } from '../entities/home.ts';
import type { PostIndexItem, PostPage, PostView } from '../entities/post.ts';
import { briefView, type PostBrief } from '../entities/post-brief.ts';
import type { Profile } from '../entities/profile.ts';
import type { ProjectView } from '../entities/project.ts';
import type { SkillView } from '../entities/skill.ts';
import { statusOf } from '../lib/api-error.ts';
import { answered } from '../lib/network-error.ts';
import { send } from './http.ts';

/** Filters for a list of posts; `minutes` asks for the reading time of all posts found. */
export type PostQuery = {
  page?: number;
  pageSize?: number;
  tag?: string;
  q?: string;
  ids?: string;
  minutes?: true;
};

/** Unwraps a list, because some versions of the API put it in an object (spec 2 §7, spec 3 §7). */
function listOf<T>(answer: unknown): T[] {
  if (Array.isArray(answer)) return answer as T[];
  const { items, data, experiences } = (answer ?? {}) as Record<string, T[] | undefined>;
  return items ?? data ?? experiences ?? [];
}

/**
 * Typed reads of the API for pages and islands. Forms read the entry they edit through
 * `createOwnerApi`, which also returns its version.
 *
 * @param fetcher how requests are sent: over the network, or in process by the renderer.
 * @param base the API's address without `/api`, without a trailing slash.
 * @example const { items } = await createReads(fetch, '').posts({ pageSize: 12 });
 */
export function createReads(fetcher: typeof fetch, base: string) {
  const get = async <T>(path: string): Promise<T> => {
    const response = await send(fetcher, `${base}/api/${path}`, {
      headers: { Accept: 'application/json' },
    });
    return (await answered(response.json())) as T;
  };
  const list = async <T>(path: string) => listOf<T>(await get<unknown>(path));
  /** An API without a gallery answers 405; its certificates are shown instead (spec 1 §7). */
  const fromCertificates = async (error: unknown): Promise<GalleryItemView[]> => {
    if (statusOf(error) !== 405) throw error;
    return (await list<CertificateView>('certificates')).map(galleryItemOf);
  };
  return {
    profile: () => get<Profile>('profile'),
    home: () => get<HomeView>('home'),
    skills: () => list<SkillView>('skills'),
    gallery: () => list<GalleryItemView>('gallery').catch(fromCertificates),
    /** The current month, `YYYY-MM`, for pages that count up to it: they are made anew with it. */
    month: async () => (await get<{ month: string }>('calendar')).month,
    projects: () => list<ProjectView>('projects'),
    experience: () => list<ExperienceView>('experience'),
    education: () => list<EducationView>('education'),
    certificates: () => list<CertificateView>('certificates'),
    posts: (query: PostQuery = {}) =>
      get<PostPage<PostBrief>>(
        `posts?${new URLSearchParams(entriesOf({ ...query, view: briefView }))}`,
      ),
    postIndex: (part: number) => list<PostIndexItem>(`post-index?part=${part}`),
    post: (idOrSlug: string) => get<PostView>(`posts/${encodeURIComponent(idOrSlug)}`),
    relatedPosts: (idOrSlug: string) =>
      list<PostBrief>(`posts/${encodeURIComponent(idOrSlug)}/related?view=${briefView}`),
  };
}

const galleryItemOf = (certificate: CertificateView): GalleryItemView => ({
  id: certificate.id,
  title: certificate.title,
  description: certificate.description,
  imageUrl: certificate.imageUrl,
  tags: certificate.skills,
  sortOrder: certificate.sortOrder,
  published: true,
});

export type Reads = ReturnType<typeof createReads>;

const entriesOf = (query: PostQuery & { view: string }) =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => [name, String(value)]);

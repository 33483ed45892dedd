/** The links of the navigation bar, in order (spec 1 §2). */
export const navigation = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { href: '/experience', label: 'Experience' },
  { href: '/education', label: 'Education' },
  { href: '/projects', label: 'Projects' },
  { href: '/blog', label: 'Blog' },
  { href: '/certificates', label: 'Certificates' },
  { href: '/contact', label: 'Contact' },
] as const;

/** Posts on one page of the list (spec 2 §9). */
export const postsPerPage = 100;

export const postPath = (slug: string): string => `/blog/${encodeURIComponent(slug)}`;

/** Where a post stands in the list of stories, for links that lead straight to it. */
export const storyAnchor = (slug: string): string => `post-${slug}`;

/** The list of stories, at one of them. */
export const storyPath = (slug: string): string => `/blog#${encodeURIComponent(storyAnchor(slug))}`;

export const postListPath = (page: number): string => (page === 1 ? '/blog' : `/blog/page/${page}`);

/** Where a project stands on its page, for links that lead straight to it. */
export const projectAnchor = (id: string): string => `project-${id}`;

/** A project's own address, which leads to its card also where no script opens its details. */
export const projectPath = (id: string): string =>
  `/projects?project=${encodeURIComponent(id)}#${encodeURIComponent(projectAnchor(id))}`;

export const feedPath = '/rss.xml';
export const sitemapPath = '/sitemap.xml';

/** Posts in one part of the map of the site: so many that a change of one costs little (50,000 may be). */
export const postsPerSitemap = 1_000;

/** A part of the map, from 1 on: the oldest posts are in the first. */
export const sitemapPartPath = (part: number): string => `/sitemap/${part}.xml`;

/** So many things, so many to a page: the addresses of the pages, of which there is one at least. */
const numbered = (things: number, perPage: number, path: (page: number) => string): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(things / perPage)) }, (_, n) => path(n + 1));

/** Every page of the list of so many posts. */
export const postListPaths = (posts: number): string[] =>
  numbered(posts, postsPerPage, postListPath);

/** Every part of the map, for so many posts. */
export const sitemapPartPaths = (posts: number): string[] =>
  numbered(posts, postsPerSitemap, sitemapPartPath);

/** The number of a page as an address has it; 0 for what is none. */
export const pageNumber = (text = ''): number => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0);

export const projectsPath = '/projects';
export const projectNewPath = '/projects/new';
export const projectEditPath = (id: string): string => `/projects/edit/${encodeURIComponent(id)}`;
export const certificatePath = (id: string): string =>
  `/certificates?certificate=${encodeURIComponent(id)}`;

/** The editor of a post, by its slug or id. */
export const postEditPath = (id: string): string => `/blog/edit/${encodeURIComponent(id)}`;
export const postNewPath = '/blog/edit/new';
export const blogPath = '/blog';

/** Forms of entries read their id from the address: `/x/edit/{id}` is one page for every id. */
const shells = [
  '/projects/edit',
  '/experience/edit',
  '/education/edit',
  '/certificates/edit',
  '/blog/edit',
] as const;

/** The path a page is kept under: that of the shell for a form of any entry, else its own. */
export function shellPath(path: string): string {
  const shell = shells.find((one) => path.startsWith(`${one}/`));
  return shell && !path.slice(shell.length + 1).includes('/') ? `${shell}/-` : path;
}

/** The forms, for something new and for what is there: they depend on nothing that is listed. */
export const formPaths: readonly string[] = shells.flatMap((shell) => [
  ...(shell === '/blog/edit' ? [] : [shell.replace(/edit$/, 'new')]),
  `${shell}/-`,
]);

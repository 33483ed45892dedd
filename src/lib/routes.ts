const homePath = '/';
const aboutPath = '/about';
export const experiencePath = '/experience';
export const educationPath = '/education';
export const projectsPath = '/projects';
export const blogPath = '/blog';
export const certificatesPath = '/certificates';
export const contactPath = '/contact';

/** The links of the navigation bar, in order (spec 1 §2). */
export const navigation = [
  { href: homePath, label: 'Home' },
  { href: aboutPath, label: 'About' },
  { href: experiencePath, label: 'Experience' },
  { href: educationPath, label: 'Education' },
  { href: projectsPath, label: 'Projects' },
  { href: blogPath, label: 'Blog' },
  { href: certificatesPath, label: 'Certificates' },
  { href: contactPath, label: 'Contact' },
] as const;

/** Posts on one page of the list (spec 2 §9). */
export const postsPerPage = 100;

export const postPath = (slug: string): string => `${blogPath}/${encodeURIComponent(slug)}`;

/** The anchor of a post in the list of stories. */
export const storyAnchor = (slug: string): string => `post-${slug}`;

/** The list of stories, scrolled to one of them. */
export const storyPath = (slug: string): string =>
  `${blogPath}#${encodeURIComponent(storyAnchor(slug))}`;

export const postListPath = (page: number): string =>
  page === 1 ? blogPath : `${blogPath}/page/${page}`;

/** The anchor of a project on the projects page. */
export const projectAnchor = (id: string): string => `project-${id}`;

/** A project's address; without scripts it leads to the project's card instead of its details. */
export const projectPath = (id: string): string =>
  `${projectsPath}?project=${encodeURIComponent(id)}#${encodeURIComponent(projectAnchor(id))}`;

export const feedPath = '/rss.xml';
export const sitemapPath = '/sitemap.xml';
export const robotsPath = '/robots.txt';

/**
 * Posts in one part of the sitemap: few, so that a changed post costs little (50,000 are allowed).
 */
export const postsPerSitemap = 200;

/** The path of a sitemap part, from 1; the first has the oldest posts. */
export const sitemapPartPath = (part: number): string => `/sitemap/${part}.xml`;

/** The addresses of the pages that some number of things fill; at least one. */
const numbered = (things: number, perPage: number, path: (page: number) => string): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(things / perPage)) }, (_, n) => path(n + 1));

/** Every page of a list with this many posts. */
export const postListPaths = (posts: number): string[] =>
  numbered(posts, postsPerPage, postListPath);

/** Every part of a sitemap with this many posts. */
export const sitemapPartPaths = (posts: number): string[] =>
  numbered(posts, postsPerSitemap, sitemapPartPath);

/** A page number from an address; 0 if it is not one. */
export const pageNumber = (text = ''): number => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0);

export const certificatePath = (id: string): string =>
  `${certificatesPath}?certificate=${encodeURIComponent(id)}`;

/**
 * Form pages: `/x/edit/{id}` is one page for every id, because forms read the id from the address.
 */
const shells = /* @__PURE__ */ [
  projectsPath,
  experiencePath,
  educationPath,
  certificatesPath,
  blogPath,
].map((list) => `${list}/edit`);

/** The path under which a page is stored: a form's shared page for any id, else the path itself. */
export function shellPath(path: string): string {
  const shell = shells.find((one) => path.startsWith(`${one}/`));
  return shell && !path.slice(shell.length + 1).includes('/') ? `${shell}/-` : path;
}

/** The forms for new and existing entries, which do not depend on any content. */
export const formPaths: readonly string[] = /* @__PURE__ */ shells.flatMap((shell) => [
  ...(shell.startsWith(blogPath) ? [] : [shell.replace(/edit$/, 'new')]),
  `${shell}/-`,
]);

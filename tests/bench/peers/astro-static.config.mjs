import { defineConfig } from 'astro/config';
import site from '../../../astro.config.mjs';
import { allPaths, publishedPosts } from '../../../server/site/paths.ts';
import { postPath } from '../../../src/lib/routes.ts';

/*
 * The site's own pages as an ordinary static Astro site: no adapter, and every path named ahead by
 * `getStaticPaths`. `API_BASE` is the API the pages read, `SITE_URL` the site's address,
 * `STATIC_ROOT` a copy of the project's sources, where the site is built, and `STATIC_INCREMENTAL`
 * says to keep the pages of posts that have not changed since the last build there.
 */
const { API_BASE, STATIC_ROOT, STATIC_INCREMENTAL } = process.env;
const { adapter: _adapter, ...shared } = site;

const pages = `${STATIC_ROOT}/src/pages/`.replaceAll('\\', '/');
const api = (path) => fetch(API_BASE + path);

/**
 * Takes a page's file below `src/pages`; returns the pattern of its paths, with parameters as
 * groups.
 */
const patternOf = (file) =>
  new RegExp(`^/${file.replace(/\.\w+$/, '').replace(/\[(\w+)\]/g, '(?<$1>[^/]+)')}$`);

/** When each post last changed, by path: the cache key of the incremental build. */
async function cacheKeys() {
  if (!STATIC_INCREMENTAL) return new Map();
  const posts = await (await api('/api/post-index')).json();
  return new Map(posts.map(({ slug, updatedAt }) => [postPath(slug), updatedAt]));
}

/** All paths of a page's file, in the form `getStaticPaths` returns. */
async function staticPaths(file) {
  const [pattern, keys] = [patternOf(file), await cacheKeys()];
  return allPaths(await publishedPosts(api)).flatMap((path) => {
    const params = pattern.exec(path)?.groups;
    return params ? [{ params, cacheKey: keys.get(path) }] : [];
  });
}

/*
 * Pages with parameters get the `getStaticPaths` that a static site would have. It runs in this
 * process, and its code must not change with the content, because then no page would be kept.
 */
const shelf = 'static-paths';
globalThis[Symbol.for(shelf)] = staticPaths;

const namedAhead = {
  name: 'named-ahead',
  transform(code, id) {
    if (!id.startsWith(pages) || !/\[\w+\][^?]*$/.test(id)) return null;
    const call = `globalThis[Symbol.for('${shelf}')](${JSON.stringify(id.slice(pages.length))})`;
    return `${code}\nexport const getStaticPaths = () => ${call};`;
  },
};

const addressed = {
  name: 'addressed',
  hooks: {
    'astro:config:setup': ({ addMiddleware }) =>
      addMiddleware({ order: 'pre', entrypoint: new URL('./site-address.mjs', import.meta.url) }),
  },
};

export default defineConfig({
  ...shared,
  integrations: [...shared.integrations, addressed],
  root: STATIC_ROOT,
  outDir: `${STATIC_ROOT}/out`,
  cacheDir: `${STATIC_ROOT}/cache`,
  output: 'static',
  experimental: { ...shared.experimental, incrementalBuild: Boolean(STATIC_INCREMENTAL) },
  vite: { ...shared.vite, cacheDir: `${STATIC_ROOT}/cache/vite`, plugins: [namedAhead] },
});

import type { ReadPage } from './read-pages.ts';
import type { PageWeight } from './weigh-pages.ts';

const KB = 1000;

type Budget = Pick<PageWeight, 'html' | 'css' | 'js' | 'fonts' | 'total'>;

/**
 * What a page may weigh for a visitor who touches nothing, in bytes sent, with brotli. The aims for
 * styles (15 KB), for a page with its fonts (150 KB) and for scripts (10 KB on pages of text, 15 KB
 * on Home and Certificates, 70 KB on Projects, the stories and the reader) leave much room. Each
 * number here is what the page weighs today plus about a tenth, so that growth is noticed when it
 * happens. Raise one only for something worth its bytes. Fonts: three faces on every page, 54 KB;
 * italics 12 KB and the monospaced face 6 KB on pages with such words.
 */
export const pageBudgets: Record<ReadPage, Budget> = {
  '/': { html: 18 * KB, css: 8.4 * KB, js: 8 * KB, fonts: 54 * KB, total: 90 * KB },
  '/about': { html: 5 * KB, css: 7 * KB, js: 5.9 * KB, fonts: 66 * KB, total: 86 * KB },
  '/experience': { html: 6 * KB, css: 8 * KB, js: 7.1 * KB, fonts: 66 * KB, total: 89 * KB },
  '/education': { html: 5.5 * KB, css: 8.2 * KB, js: 7.3 * KB, fonts: 66 * KB, total: 88 * KB },
  '/projects': { html: 20 * KB, css: 8.3 * KB, js: 12.5 * KB, fonts: 72 * KB, total: 114 * KB },
  '/blog': { html: 9 * KB, css: 8.2 * KB, js: 13.8 * KB, fonts: 60 * KB, total: 92 * KB },
  '/blog/naming-things-in-a-model-that-outlives-you': {
    html: 8.7 * KB,
    css: 11.9 * KB,
    js: 10.2 * KB,
    fonts: 72 * KB,
    total: 104 * KB,
  },
  '/certificates': {
    html: 8.7 * KB,
    css: 7.8 * KB,
    js: 12 * KB,
    fonts: 60 * KB,
    total: 90 * KB,
  },
  '/contact': { html: 4.6 * KB, css: 7.7 * KB, js: 8.8 * KB, fonts: 54 * KB, total: 77 * KB },
};

/**
 * How many script files a page requests; modules that several pages share are bundled
 * (`script-files.mjs`).
 */
export const scriptCounts: Record<ReadPage, number> = {
  '/': 4,
  '/about': 3,
  '/experience': 5,
  '/education': 5,
  '/projects': 7,
  '/blog': 7,
  '/blog/naming-things-in-a-model-that-outlives-you': 5,
  '/certificates': 8,
  '/contact': 6,
};

/** The original aims; the budgets above stay below them. */
export const aims = {
  js: (path: ReadPage): number => {
    if (path === '/' || path === '/certificates') return 15 * KB;
    return path === '/projects' || path.startsWith('/blog') ? 70 * KB : 10 * KB;
  },
  css: 15 * KB,
  /** HTML, styles, scripts and fonts. */
  total: 150 * KB,
};

/**
 * What the parts loaded on demand may weigh, most of them only for the owner: each file by the
 * start of its name, alone, with brotli; today's size plus about a tenth. All islands share one
 * copy of React, and `forms` and `saving` hold what they share; `rich-text` is the text engine of
 * all editors, `mount-editor` that of stories, `markdown` and `plain-text` read the words in
 * Markdown and HTML.
 */
export const chunkBudgets: Record<string, number> = {
  'rich-text': 120 * KB,
  'mount-editor': 69.1 * KB,
  react: 62 * KB,
  saving: 9.2 * KB,
  forms: 11 * KB,
  markdown: 30 * KB,
  'plain-text': 12.2 * KB,
  'mount-project-form': 11.5 * KB,
  'mount-about-owner': 8 * KB,
  'mount-highlights': 7.3 * KB,
  'mount-experience-form': 5.8 * KB,
  FormPage: 8.2 * KB,
  Stories: 5.3 * KB,
  drawings: 5.3 * KB,
  ProjectList: 4.2 * KB,
};

/** The limit for any other script file. */
export const otherChunk = 4 * KB;

import { Parser } from 'htmlparser2';
import { issuerPresets } from '../entities/certificate.ts';

/** What a web page says about itself; empty or null where it says nothing. */
export type PageMetadata = {
  title: string;
  description: string;
  image: string | null;
  issuer: string;
};

type Found = Map<string, string>;

/** Far more than a head has. The parser keeps each open element: many take it minutes. */
const MOST_ELEMENTS = 5_000;

const oneLine = (text: string, max: number) => text.replace(/\s+/g, ' ').trim().slice(0, max);

/** The first `<meta>` of each name, and the title under `title`. */
function metaOf(html: string): Found {
  const found: Found = new Map();
  let inTitle = false;
  let title = '';
  let opened = 0;
  const parser = new Parser({
    onopentag(tag, { name, property, content }) {
      if (++opened > MOST_ELEMENTS) parser.pause();
      inTitle = tag === 'title' && title === '';
      const key = (property ?? name ?? '').toLowerCase();
      if (tag === 'meta' && content && !found.has(key)) found.set(key, content);
    },
    ontext(text) {
      if (inTitle) title += text;
    },
    onclosetag() {
      inTitle = false;
    },
  });
  parser.end(html);
  return found.set('title', title);
}

const letters = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '');

/** The known issuer whose name is part of the host: `www.coursera.org` is Coursera. */
const issuerOfHost = (url: string): string => {
  const parts = new URL(url).hostname.split('.');
  return issuerPresets.find((issuer) => parts.includes(letters(issuer))) ?? '';
};

function webImage(address: string, base: string): string | null {
  if (address === '' || !URL.canParse(address, base)) return null;
  const { protocol, href } = new URL(address, base);
  return /^https?:$/.test(protocol) ? href : null;
}

/**
 * Reads a page's description of itself from its head: Open Graph first, then the plain elements.
 *
 * @param url the page's address, to resolve relative addresses.
 */
export function pageMetadata(html: string, url: string): PageMetadata {
  const found = metaOf(html);
  const first = (...names: string[]) =>
    names.map((name) => found.get(name)?.trim()).find((text) => text) ?? '';
  return {
    title: oneLine(first('og:title', 'twitter:title', 'title'), 300),
    description: oneLine(first('og:description', 'twitter:description', 'description'), 5_000),
    image: webImage(first('og:image:secure_url', 'og:image', 'twitter:image'), url),
    issuer: oneLine(first('og:site_name', 'application-name'), 200) || issuerOfHost(url),
  };
}

import { buildFolder } from '../../../server/setup/paths.mjs';
import { feedPath, navigation, sitemapPartPath, sitemapPath } from '../../../src/lib/routes.ts';
import { clientOf, until } from '../client.ts';
import { hostileContent, layAsFiles } from '../hostile/content.ts';
import { startOn, workplace } from '../server-process.ts';
import type { StringVerdict } from './verdict.ts';

const files = [feedPath, sitemapPath, sitemapPartPath(1)];
const pages = [...navigation.map(({ href }) => href), ...files];
/** Whether XML 1.0 allows a character, as itself or escaped. */
const isXml = (code: number) =>
  code === 9 || code === 10 || code === 13 || (code >= 32 && ![0xfffe, 0xffff].includes(code));

/** What in a feed no XML parser accepts. */
function faultsOfXml(xml: string): string[] {
  const escaped = [...xml.matchAll(/&#(x?)([\da-f]+);/gi)].map(([, hex, digits = '']) =>
    Number.parseInt(digits, hex ? 16 : 10),
  );
  const codes = [...xml].map((letter) => letter.codePointAt(0) ?? 0);
  return [...codes, ...escaped]
    .filter((code) => !isXml(code))
    .map((code) => `U+${code.toString(16)}`);
}

/** Puts the strings into every field of a site, and requests its pages and feeds. */
export async function shown(texts: readonly string[], verdict: StringVerdict): Promise<void> {
  const place = await workplace(buildFolder);
  const documents = hostileContent(texts.map((text) => text.slice(0, 2_000)));
  await layAsFiles(place.content, documents);
  const server = await startOn(place, { env: { SITE_URL: 'https://robin.example' } });
  const { status, text } = await clientOf(server.address, 'none');
  const waiting = async () =>
    (JSON.parse(await text('/api/health').catch(() => '{"waiting":1}')) as { waiting: number })
      .waiting;
  await until(async () => (await waiting()) === 0);
  const posts = [...documents.keys()].filter((name) => name.startsWith('posts/'));
  for (const path of [...pages, ...posts.map((name) => name.replace('posts', '/blog'))]) {
    verdict.pages[path] = await status(path);
  }
  for (const path of files) {
    verdict.notXml.push(...faultsOfXml(await text(path)).map((fault) => `${path} ${fault}`));
  }
  await server.kill('SIGTERM');
  await place.remove();
}

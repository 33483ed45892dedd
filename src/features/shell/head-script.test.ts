import { describe, expect, it } from 'vitest';
import { isOwnerHost } from '../../stores/owner/toggle.ts';
import { headScript } from './head-script.ts';

type Setting = {
  hostname?: string;
  search?: string;
  kept?: Record<string, string>;
  fonts?: string;
};

/** Runs the script on its own page; returns what it set on `<html>`. */
function noted({
  hostname = 'portfolio.test',
  search = '',
  kept = {},
  fonts = '/a.woff2',
}: Setting) {
  const dataset: Record<string, string> = { ownerHosts: 'desk.test', fonts };
  const preloads: { href: string }[] = [];
  const faces = { media: '' };
  const document = {
    querySelector: () => faces,
    documentElement: { dataset },
    head: { append: (link: { href: string }) => preloads.push(link) },
    createElement: () => ({}),
  };
  const storage = { getItem: (key: string) => kept[key] ?? null };
  const window = { localStorage: storage, sessionStorage: storage };
  const run = new Function('document', 'window', 'location', headScript);
  run(document, window, { hostname, search });
  return { dataset, preloads, faces };
}

describe('before the first paint', () => {
  it.each(['localhost', '127.0.0.1', 'desk.test', 'portfolio.test', 'localhost.test'])(
    'the owner switch has space reserved on %s exactly when it shows there',
    (hostname) => {
      expect('mayUnlock' in noted({ hostname }).dataset).toBe(isOwnerHost(hostname, ['desk.test']));
    },
  );

  it.each(['?admin=1', '?tag=BIM&admin=true'])('and when the address asks for it: %s', (search) => {
    expect(noted({ search }).dataset).toHaveProperty('mayUnlock');
  });

  it('and when it was shown before', () => {
    expect(noted({ kept: { ownerToggleVisible: 'true' } }).dataset).toHaveProperty('mayUnlock');
  });

  it('fonts wait on the first page of a session, and load early on the next', () => {
    expect(noted({})).toMatchObject({ preloads: [], faces: { media: 'not all' } });
    const next = noted({ kept: { fontsFetched: 'true' } });
    expect(next.faces.media).toBe('');
    expect(next.preloads).toMatchObject([{ href: '/a.woff2', rel: 'preload', as: 'font' }]);
  });

  it('a page that names no fonts, as in development, delays none', () => {
    expect(noted({ fonts: '' })).toMatchObject({ preloads: [], faces: { media: '' } });
  });
});

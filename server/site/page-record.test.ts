import { describe, expect, it } from 'vitest';
import { etagOfBody, fileOf, recordMaker, servedHeaders, tagsOfPage } from './page-record.ts';

describe('a page’s record', () => {
  it.each([
    ['/', 'index.html'],
    ['/about', 'about/index.html'],
    ['/blog/on-site', 'blog/on-site/index.html'],
    ['/blog/page/2', 'blog/page/2/index.html'],
    ['/rss.xml', 'rss.xml'],
    ['/404', '404.html'],
  ])('%s has the file a static host looks for: %s', (path, file) => {
    expect(fileOf(path)).toBe(file);
  });

  it('has an ETag that is the same only for the same bytes', () => {
    expect(etagOfBody('ä')).toBe(etagOfBody(Buffer.from('ä')));
    expect(etagOfBody('ä')).not.toBe(etagOfBody('a'));
    expect(etagOfBody('')).toMatch(/^"[\w-]{22}"$/);
  });

  it('keeps the type, with its charset, and the policy of the rendering', () => {
    const served = servedHeaders(
      new Headers({
        'content-type': 'text/html',
        'content-security-policy': 'script-src x',
        a: 'b',
      }),
    );
    expect(Object.keys(served)).toEqual(['content-type', 'content-security-policy']);
    expect(served['content-type']).toBe('text/html; charset=utf-8');
    expect(served['content-security-policy']).toMatch(/^default-src 'none';.*; script-src x$/);
    const feed = servedHeaders(new Headers({ 'content-type': 'application/xml; charset=utf-16' }));
    expect(feed['content-type']).toBe('application/xml; charset=utf-16');
  });

  it('shares its headers object with every page that has equal headers', () => {
    const recordOf = recordMaker();
    const headersOf = (path: string, policy: string) =>
      recordOf(path, Buffer.from(path), {
        headers: { 'content-security-policy': policy },
        reads: [],
      }).headers;
    const first = headersOf('/blog/a', 'x');
    expect(headersOf('/blog/b', 'x')).toBe(first);
    expect(headersOf('/blog/c', 'y')).toEqual({ 'content-security-policy': 'y' });
  });

  it('shares the headers of recent pages only, however many were made since', () => {
    const recordOf = recordMaker();
    const headersOf = (policy: string) =>
      recordOf('/', Buffer.from(''), { headers: { policy }, reads: [] }).headers;
    const first = headersOf('x');
    for (let n = 0; n < 499; n++) headersOf(`${n}`);
    expect(headersOf('x')).toBe(first);
    for (let n = 0; n < 500; n++) headersOf(`${n} again`);
    expect(headersOf('x')).not.toBe(first);
  });

  it('depends on every tag of its answers, each once', () => {
    const reads = [
      { url: '/a', etag: '', tags: ['x', 'y'] },
      { url: '/b', etag: '', tags: ['y'] },
    ];
    expect(tagsOfPage({ path: '/', etag: '', headers: {}, reads })).toEqual(['x', 'y']);
  });
});

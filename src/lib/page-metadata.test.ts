import { describe, expect, it } from 'vitest';
import { pageMetadata } from './page-metadata.ts';

const url = 'https://www.coursera.org/verify/ABC';

describe("a certificate page's metadata", () => {
  it('is title, issuer, image and description from Open Graph', () => {
    const html = `<title>Plain</title><meta property="og:title" content="Deep &amp; wide">
      <meta property="og:site_name" content="Course House"><meta property="og:image" content="/a.png">
      <meta property="og:description" content="Five
      courses.">`;
    expect(pageMetadata(html, url)).toEqual({
      title: 'Deep & wide',
      issuer: 'Course House',
      image: 'https://www.coursera.org/a.png',
      description: 'Five courses.',
    });
  });

  it('falls back to the plain elements, and to the host for the issuer', () => {
    const html =
      '<title>Plain &lt;b></title><svg><title>No</title></svg><meta name=description content=Words>';
    expect(pageMetadata(html, url)).toEqual({
      title: 'Plain <b>',
      issuer: 'Coursera',
      image: null,
      description: 'Words',
    });
  });

  it('is on one line, by names in any case', () => {
    const html =
      '<meta NAME="Description" content=" a \n b  c "><title>One\n two  three</title>four';
    expect(pageMetadata(html, url)).toMatchObject({ description: 'a b c', title: 'One two three' });
  });

  it('accepts only images on the web', () => {
    const image = (content: string) => `<meta property="og:image" content="${content}">`;
    for (const bad of ['javascript:alert(1)', 'data:image/png;base64,AAAA', 'https://[']) {
      expect(pageMetadata(image(bad), url).image).toBeNull();
    }
  });

  it('of a page with hundreds of thousands of open elements is what its head says', () => {
    const html = `<title>Deep</title>${'<b>'.repeat(300_000)}`;
    expect(pageMetadata(html, url).title).toBe('Deep');
  });

  it('is empty for a page without metadata', () => {
    expect(pageMetadata('', 'https://site.test/')).toEqual({
      title: '',
      issuer: '',
      image: null,
      description: '',
    });
  });
});

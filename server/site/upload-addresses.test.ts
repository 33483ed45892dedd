import { expect, it } from 'vitest';
import { uploadAddresses } from './upload-addresses.ts';

const found: [text: string, ...addresses: string[]][] = [
  ['<img src="/uploads/a.90x60.webp">', '/uploads/a.90x60.webp'],
  ['<img src="/uploads/my%20photo.jpg">', '/uploads/my%20photo.jpg'],
  ['<img src="/uploads/2024/site.jpg">', '/uploads/2024/site.jpg'],
  ['<img src="/uploads/%E5%9B%B3.png">', '/uploads/%E5%9B%B3.png'],
  ['<img src="/uploads/図.png">', '/uploads/図.png'],
  ['<img src="/uploads/a+b@2x,c;d=e!.png">', '/uploads/a+b@2x,c;d=e!.png'],
  ['<img src="/uploads/photo%20(1).jpg">', '/uploads/photo%20(1).jpg'],
  ['<img src="/uploads/robin&#39;s.jpg">', "/uploads/robin's.jpg"],
  ['<img src="/uploads/plans&amp;sections.jpg">', '/uploads/plans&sections.jpg'],
  ["<img src='/uploads/a.webp' alt='b'>", '/uploads/a.webp'],
  ['<img src=/uploads/a.webp>', '/uploads/a.webp'],
  ['<img src="/uploads/a.webp?v=2#top">', '/uploads/a.webp'],
  ['<a srcset="/uploads/a.webp 90w, /uploads/b.webp 9w">', '/uploads/a.webp', '/uploads/b.webp'],
  ['<a srcset="/uploads/a.webp, /uploads/b.webp 2x">', '/uploads/a.webp', '/uploads/b.webp'],
  ['<a srcset="/uploads/a.webp 1x,/uploads/b.webp 2x">', '/uploads/a.webp', '/uploads/b.webp'],
  ['url(/uploads/a.webp),url(/uploads/b.webp)', '/uploads/a.webp', '/uploads/b.webp'],
  ["url('/uploads/a.webp'),url('/uploads/b.webp')", '/uploads/a.webp', '/uploads/b.webp'],
  ['<a props="{&quot;src&quot;:[0,&quot;/uploads/a.webp&quot;]}">', '/uploads/a.webp'],
  ['"{\\"src\\":\\"/uploads/a.webp\\"}"', '/uploads/a.webp'],
  ['![](/uploads/a.webp)', '/uploads/a.webp'],
  ['<url>https://site.example/uploads/a.webp</url>', '/uploads/a.webp'],
  ["'https://site.example:8080/uploads/a.webp'", '/uploads/a.webp'],
  ['<img src="//site.example/uploads/a.webp">', '/uploads/a.webp'],
  ['<img src="https://other.example/wp-content/uploads/2024/a.jpg">'],
  ['<img src="/files/uploads/a.jpg">'],
  ['"/uploads/"+name'],
];

it.each(found)('of %s', (text, ...addresses) => {
  expect(uploadAddresses(text)).toEqual(addresses);
});

it('takes time in proportion to the text', () => {
  const hostile = ['//a', '//', '/uploads/(', "'/uploads/", 'https:', 'a.'];
  const texts = hostile.map((part) => part.repeat(100_000));
  const start = performance.now();
  for (const text of texts) uploadAddresses(text);
  expect(performance.now() - start).toBeLessThan(5_000);
});

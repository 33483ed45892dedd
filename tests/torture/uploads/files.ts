import sharp from 'sharp';
import { pngBomb } from './png-bomb.ts';

const marker = '<script>globalThis.executed=1</script>';

/** Files that are not, or not only, what they claim, by name. */
export async function hostileFiles(): Promise<Map<string, Buffer>> {
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#d83008' } });
  const [png, jpeg, gif] = [
    await picture.png().toBuffer(),
    await picture.jpeg().toBuffer(),
    await picture.gif().toBuffer(),
  ];
  const text = (content: string) => Buffer.from(content);
  return new Map([
    ['png with a page behind it', Buffer.concat([png, text(`<html>${marker}`)])],
    ['jpeg with a page behind it', Buffer.concat([jpeg, text(`<html>${marker}`)])],
    ['gif with a page behind it', Buffer.concat([gif, text(`<html>${marker}`)])],
    ['page with a gif’s name in front', text(`GIF89a/*${marker}*/=1`)],
    ['drawing with a script', text(`<svg xmlns="http://www.w3.org/2000/svg">${marker}</svg>`)],
    [
      'drawing that reads a file',
      text(
        '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&e;</text></svg>',
      ),
    ],
    ['document', text('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj')],
    ['page', text(`<!doctype html>${marker}`)],
    ['script', text('globalThis.executed=1')],
    ['postscript', text('%!PS\n(/etc/passwd) (r) file')],
    ['magick script', text('push graphic-context\nimage over 0,0 0,0 "https://127.0.0.1/x"\n')],
    ['archive', text('PK\u0003\u0004')],
    ['program', text('\u007fELF')],
    ['empty', Buffer.alloc(0)],
    ['noise', Buffer.from(Array.from({ length: 5_000 }, (_, n) => (n * 73) % 251))],
    ['cut short', png.subarray(0, 60)],
    ['bomb of 900 million pixels', pngBomb(30_000)],
    ['bomb that says less than it holds', pngBomb(8, 30_000)],
    ['bomb of one long row', pngBomb(40_000_001, 1)],
    ['5 MB + 1', Buffer.alloc(5 * 1024 * 1024 + 1, 1)],
  ]);
}

/** Names that a sender may give a file. */
export const names = [
  '../../evil.html',
  'a.svg',
  '..\\..\\evil',
  'con',
  `${'a'.repeat(300)}.png`,
  'a\0.png',
];

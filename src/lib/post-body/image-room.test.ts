import { describe, expect, it } from 'vitest';
import { unsizedUploads, withImageRoom } from './image-room.ts';
import { readPostBody } from './read.ts';

const none = new Map();
const unsizedIn = (html: string) => unsizedUploads(readPostBody(html));

describe('images lazy with sizes', () => {
  it('an upload reserves the space its name states, and is offered in smaller copies', () => {
    expect(withImageRoom('<p><img src="/uploads/a.1600x900.webp" alt=""></p>', none)).toBe(
      '<p><img width="1600" height="900" style="--ratio:1600/900" srcset="/uploads/a.1600x900.480.webp 480w, ' +
        '/uploads/a.1600x900.960.webp 960w, /uploads/a.1600x900.webp 1600w" ' +
        'sizes="(min-width: 70rem) 66vw, 100vw" src="/uploads/a.1600x900.webp" alt=""></p>',
    );
  });

  it('another image of this site reserves its measured space', () => {
    const html = '<img alt="" src="/uploads/plan.webp"><img src="/uploads/plan.webp">';
    expect(unsizedIn(html)).toEqual(['/uploads/plan.webp']);
    expect(withImageRoom(html, new Map([['/uploads/plan.webp', { width: 8, height: 5 }]]))).toBe(
      '<img width="8" height="5" style="--ratio:8/5" alt="" src="/uploads/plan.webp">' +
        '<img width="8" height="5" style="--ratio:8/5" src="/uploads/plan.webp">',
    );
  });

  it('images with a given size, and images of other sites, stay unchanged', () => {
    const html =
      '<img src="/uploads/a.1600x900.webp" width="80"><img src="https://a.example/uploads/b.png">' +
      '<img src="/uploads/plan.webp" height="80">';
    expect(withImageRoom(html, none)).toBe(html);
    expect(unsizedIn(html)).toEqual([]);
  });
});

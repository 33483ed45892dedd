import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openApi, type TestApi } from '../fixtures/api.ts';
import { pngBomb } from '../torture/uploads/png-bomb.ts';

const cutShort = (
  await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
).subarray(0, 300);

type Kind = 'image' | 'profile-image';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d83008' } });

function send({ api, token }: TestApi, kind: Kind, bytes: Uint8Array, name = 'a.png') {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
  const headers = { Authorization: `Bearer ${token}` };
  return api.request(`/api/upload/${kind}`, { method: 'POST', body, headers });
}

describe('Upload', () => {
  it('answers with url, width and height, and makes responsive sizes', async () => {
    const api = await openApi();
    const answer = await send(api, 'image', await picture(1600, 1000).png().toBuffer());
    expect(answer.status).toBe(201);
    const { url, width, height } = (await answer.json()) as Record<string, string>;
    expect([width, height]).toEqual([1600, 1000]);
    expect(url).toMatch(/^\/uploads\/[\w-]{22}\.1600x1000\.webp$/);
    expect([...api.files.keys()].map((name) => name.slice(22)).sort()).toEqual([
      '.1600x1000.480.webp',
      '.1600x1000.960.webp',
      '.1600x1000.webp',
    ]);
  });

  it('re-encodes under a new name, with metadata stripped', async () => {
    const api = await openApi();
    const photo = await picture(40, 40)
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .jpeg()
      .toBuffer();
    await send(api, 'image', photo, '../../evil.html');
    const [[name, bytes] = ['', new Uint8Array()]] = api.files;
    expect(name).toMatch(/^[\w-]{22}\.40x40\.webp$/);
    const { format, exif } = await sharp(bytes).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
  });

  it('a photo taken sideways is stored upright, with its size as shown', async () => {
    const api = await openApi();
    const sideways = picture(600, 400).jpeg().withMetadata({ orientation: 6 });
    const answer = await send(api, 'image', await sideways.toBuffer());
    expect(await answer.json()).toMatchObject({ width: 400, height: 600 });
    const [stored = new Uint8Array()] = [...api.files.values()].slice(-1);
    expect(await sharp(stored).metadata()).toMatchObject({ width: 400, height: 600 });
  });

  it('a picture of exactly 5 MB is accepted', async () => {
    const bytes = Buffer.alloc(5 * 1024 * 1024);
    (await picture(30, 20).png().toBuffer()).copy(bytes);
    expect((await send(await openApi(), 'image', bytes)).status).toBe(201);
  });

  it('makes a portrait a square of 512 px', async () => {
    const api = await openApi();
    const answer = await send(api, 'profile-image', await picture(900, 1400).png().toBuffer());
    expect(await answer.json()).toMatchObject({ width: 512, height: 512 });
  });

  it.each([
    [4_000, 1],
    [1, 40_000],
    [40_000, 2],
  ])('makes a portrait of a strip of %i by %i px', async (width, height) => {
    const api = await openApi();
    const begun = performance.now();
    const answer = await send(api, 'profile-image', await picture(width, height).png().toBuffer());
    expect(await answer.json()).toMatchObject({ width: 512, height: 512 });
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  it('takes the portrait from the middle of a strip, also of one taken sideways', async () => {
    const api = await openApi();
    const middle = await picture(200, 40).png().toBuffer();
    const strip = sharp({ create: { width: 2_000, height: 40, channels: 3, background: '#000' } })
      .composite([{ input: middle, left: 900, top: 0 }])
      .jpeg({ quality: 100 });
    for (const photo of [strip.clone(), strip.clone().withMetadata({ orientation: 6 })]) {
      await send(api, 'profile-image', await photo.toBuffer());
      const [stored = new Uint8Array()] = [...api.files.values()].slice(-1);
      const [red] = (await sharp(stored).stats()).channels;
      expect(red?.mean).toBeGreaterThan(200);
    }
  });

  it.each([5 * 1024 * 1024 + 1, 12_000_000])(
    "refuses a file of more than 5 MB, one of %i bytes, with 'File size must be less than 5MB'",
    async (bytes) => {
      const api = await openApi();
      const answer = await send(api, 'profile-image', new Uint8Array(bytes));
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ detail: 'File size must be less than 5MB' });
      expect(api.files.size).toBe(0);
    },
  );

  it.each([
    ['text', Buffer.from('not a picture')],
    ['a drawing that is a program', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a picture cut short', cutShort],
    ['nothing', Buffer.from('')],
  ])('refuses %s by its bytes, whatever its name and type', async (_what, bytes) => {
    const api = await openApi();
    const answer = await send(api, 'image', bytes);
    expect(answer.status).toBe(422);
    expect(api.files.size).toBe(0);
  });

  it('says that a picture with too many pixels, such as a plan at full size, is too large', async () => {
    const api = await openApi();
    const answer = await send(api, 'image', pngBomb(9_933, 14_043));
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      {
        errors: { file: 'The picture has more than 40 million pixels: please send a smaller one.' },
      },
    ]);
    expect(api.files.size).toBe(0);
  });

  it('is for the owner alone', async () => {
    const api = await openApi();
    const answer = await send({ ...api, token: 'x' }, 'image', Buffer.from(''));
    expect(answer.status).toBe(401);
  });

  it('requires a form with a file', async () => {
    const { owner } = await openApi();
    expect((await owner('POST', 'upload/image', {})).status).toBe(415);
  });
});

describe('An image inside a certificate', () => {
  const certificate = { title: 'A', issuer: 'AWS', type: 'Exam' };
  const inlined = (bytes: Uint8Array) =>
    `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;

  it('becomes a file of its own, re-encoded, under whichever name it was sent', async () => {
    const { owner, files } = await openApi();
    const photo = await picture(300, 200)
      .png()
      .withExif({ IFD0: { Artist: 'Me' } })
      .toBuffer();
    for (const field of ['imageUrl', 'image_url']) {
      const answer = await owner('POST', 'certificates', {
        ...certificate,
        [field]: inlined(photo),
      });
      const { id, imageUrl } = (await answer.json()) as { id: string; imageUrl: string };
      expect(imageUrl).toMatch(/^\/uploads\/[\w-]{22}\.300x200\.webp$/);
      const bytes = files.get(imageUrl.replace('/uploads/', ''));
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      const changed = await owner('PUT', `certificates/${id}`, { [field]: inlined(photo) });
      expect(((await changed.json()) as { imageUrl: string }).imageUrl).toMatch(/^\/uploads\//);
    }
  });

  it('is no other picture when the save is sent again because its answer was lost', async () => {
    const { owner } = await openApi();
    const created = await owner('POST', 'certificates', certificate);
    const { id } = (await created.json()) as { id: string };
    const imageUrl = inlined(await picture(30, 20).png().toBuffer());
    const headers = { 'If-Match': created.headers.get('ETag') ?? '', 'Idempotency-Key': 'a' };
    const save = () => owner('PUT', `certificates/${id}`, { ...certificate, imageUrl }, headers);
    const [first, again] = [await save(), await save()];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await again.json()).toEqual(await first.json());
  });

  it('may be as large as one that is uploaded', async () => {
    const { owner } = await openApi();
    const imageUrl = inlined(new Uint8Array(5 * 1024 * 1024 + 1));
    const answer = await owner('POST', 'certificates', { ...certificate, imageUrl });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ detail: 'File size must be less than 5MB' });
  });

  it('that is none is refused, and nothing is stored', async () => {
    const { owner, json } = await openApi();
    const sent = { ...certificate, imageUrl: inlined(Buffer.from('no picture')) };
    const answer = await owner('POST', 'certificates', sent);
    const words = 'The file is not an image that can be read.';
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ detail: words, errors: { imageUrl: words } });
    expect(await json('certificates')).toEqual([]);
  });

  it('is taken from the owner alone', async () => {
    const { visitor, files } = await openApi();
    const sent = { ...certificate, imageUrl: inlined(await picture(9, 9).png().toBuffer()) };
    expect((await visitor('POST', 'certificates', sent)).status).toBe(401);
    expect(files.size).toBe(0);
  });
});

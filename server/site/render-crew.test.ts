import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fakeBuild } from '../../tests/fixtures/fake-build.ts';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { readSettings } from '../env.ts';
import { RenderCrew } from './render-crew.ts';

async function openCrew() {
  const folder = await tempFolder();
  const [build, content] = [join(folder, 'dist'), join(folder, 'content')];
  await fakeBuild(build);
  await mkdir(content);
  await writeFile(join(content, 'profile.json'), '{"fullName":"Robin"}');
  const crew = new RenderCrew({
    build,
    settings: readSettings({ CONTENT_DIR: content }),
    locals: {},
  });
  onTestFinished(() => crew.close());
  return crew;
}

it('renders pages from the same content, tells what they read, and rejects what cannot be', async () => {
  const crew = await openCrew();
  const pages = await Promise.all(['/', '/about', '/blog'].map((path) => crew.render(path)));
  for (const { status, body, headers, reads } of pages) {
    expect(status).toBe(200);
    expect(body).toContain('"fullName":"Robin"');
    expect(headers['content-security-policy']).toContain("script-src 'sha256-x'");
    expect(reads).toMatchObject([{ url: '/api/profile', tags: ['profile'] }]);
  }
  await expect(crew.render('/boom')).rejects.toThrow('inside of the page');
  expect(await crew.render('/blog/none')).toMatchObject({ status: 404 });
});

it('rejects what is under way when it is let go of, and starts anew when asked again', async () => {
  const crew = await openCrew();
  await crew.render('/');
  const underWay = crew.render('/about');
  crew.close();
  await expect(underWay).rejects.toThrow('the process ended');
  expect(await crew.render('/about')).toMatchObject({ status: 200 });
});

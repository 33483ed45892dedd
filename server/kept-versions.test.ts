import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fakeBuild } from '../tests/fixtures/fake-build.ts';
import { silent } from '../tests/fixtures/log.ts';
import { storedPost } from '../tests/fixtures/posts.ts';
import { tempFolder } from '../tests/fixtures/temp-folder.ts';
import { readSettings } from './env.ts';
import { openContent } from './open-content.ts';
import { idOfSources, serverSources } from './setup/inputs.mjs';
import { buildId } from './site/build-info.ts';
import { siteAt } from './site/site-folder.ts';
import { documentText, versionOfText } from './store/document-text.ts';

/** Two files that no schema accepts, and a record that both were found valid. */
async function withNote() {
  const [content, folder] = [await tempFolder(), await tempFolder()];
  const texts = {
    'posts/one.json': documentText({ ...storedPost(), title: ['no', 'text'] }),
    'skills/two.json': documentText({ name: ['no', 'text'] }),
  };
  const lines = Object.entries(texts).map(([name, text]) => {
    const id = name.slice(name.indexOf('/') + 1, -'.json'.length);
    return `${JSON.stringify([id, versionOfText(text), 1])}\t{}\n`;
  });
  for (const name of ['posts', 'skills']) await mkdir(join(content, name));
  for (const [name, text] of Object.entries(texts)) await writeFile(join(content, name), text);
  await mkdir(join(folder, '.publisher'));
  await writeFile(join(folder, '.publisher/summaries.tsv'), ['this build\n', ...lines].join(''));
  return async (build: string) => {
    const store = await openContent(content, silent, { folder, build });
    onTestFinished(() => store.close());
    return store.problems().map(({ file }) => file);
  };
}

it('a post recorded as valid is trusted by the build that recorded it, and checked by any other', async () => {
  const problemsOf = await withNote();
  expect(await problemsOf('this build')).toEqual(['skills/two.json']);
  expect(await problemsOf('another build')).toEqual(['skills/two.json', 'posts/one.json']);
});

it('what is kept belongs to one build of the pages and of the server', async () => {
  const build = await tempFolder();
  await fakeBuild(build);
  const { build: name } = siteAt(build, readSettings({}));
  expect(name).toBe(`${buildId(build)} ${idOfSources(serverSources)}`);
});

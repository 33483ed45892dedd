import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';

const module = new URL('./file-content.ts', import.meta.url).href;

it('a named pipe is read as an empty file, and nobody waits until someone writes to it', async () => {
  const pipe = join(await tempFolder(), 'pipe.json');
  execFileSync('sh', ['-c', 'mkfifo "$0"', pipe]);
  // In a process of its own, which can be ended where it would wait for ever.
  const read = `import { contentOf } from '${module}';
    process.stdout.write(String(contentOf(process.argv[1]).length));`;
  const args = ['--input-type=module', '--eval', read, pipe];
  expect(execFileSync(process.execPath, args, { timeout: 20_000 }).toString()).toBe('0');
}, 30_000);

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '../../tests/property-cases.ts';
import { tempFolder } from '../../tests/fixtures/temp-folder.ts';
import { fileLines } from './file-lines.ts';

async function linesOf(text: string, atOnce?: number): Promise<string[]> {
  const file = join(await tempFolder(), 'lines.txt');
  await writeFile(file, text);
  return Array.from(fileLines(file, atOnce), (line) => line.toString());
}

describe('the lines of a file', () => {
  it('are all there, each with its end, which the last may lack', async () => {
    expect(await linesOf('')).toEqual([]);
    expect(await linesOf('\n')).toEqual(['\n']);
    expect(await linesOf('a\n\n“b”\n')).toEqual(['a\n', '\n', '“b”\n']);
    expect(await linesOf('a\n\nb')).toEqual(['a\n', '\n', 'b']);
  });

  it('are the same however little is read at once, and however long they are', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'é', '\n'), maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 9 }), async (whole, atOnce) => {
        expect(await linesOf(whole, atOnce)).toEqual(whole.match(/[^\n]*\n|[^\n]+$/g) ?? []);
      }),
    );
  });

  it('cannot be had from what is no file', async () => {
    expect(() => [...fileLines(join('no', 'such', 'file'))]).toThrow('ENOENT');
    const folder = await tempFolder();
    expect(() => [...fileLines(folder)]).toThrow('EISDIR');
  });
});

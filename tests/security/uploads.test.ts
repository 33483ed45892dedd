import { describe, expect, it } from 'vitest';
import { uploads } from '../torture/uploads.ts';

/* The words of each refusal: tests/api/upload.test.ts; paths: server/site/static-files.test.ts. */
describe('uploads, paths and ids that try to get out', () => {
  it('are refused or re-encoded; 0 bytes from outside the folder, no file outside it', async () => {
    const verdict = await uploads(7);
    expect(verdict).toMatchObject({ kept: [], leaked: [], outside: [] });
    expect(Object.keys(verdict.uploads)).toEqual(['201', '413', '422']);
    expect(verdict.uploads[201]).toBeLessThan(12);
    expect(verdict.traversals).toBeGreaterThan(600);
    expect(verdict.memoryMb).toBeLessThan(400);
  });
});
